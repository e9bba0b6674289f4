import { toggleTheme } from '../lamp/theme-toggle.inline';
import { answerClicks } from '../runtime/answer-clicks';
import '../lamp/toolbar.inline';

// Runs at the end of the 404 page.
answerClicks({ '[data-lamp]': toggleTheme });

import { answerClicks } from '../shell/answer-clicks';
import { toggleTheme } from '../theme/toggle.inline';
import '../theme/toolbar.inline';

// Runs at the end of the 404 page.
answerClicks({ '[data-lamp]': toggleTheme });

import { showName } from '../image-section/city-windows.inline';
import { switchLanguage } from '../language-links/locale-switch.inline';
import { enlarge } from '../lightbox/enlarge.inline';
import { closeMenu } from '../menu/menu.inline';
import { toggleTheme } from '../theme/toggle.inline';
import { answerClicks } from './answer-clicks';

// Runs at the end of each page.
answerClicks({
  '[data-lamp]': toggleTheme,
  '[data-window]': showName,
  '[data-locale]': switchLanguage,
  '[data-enlarges]': enlarge,
  '#menu a': closeMenu,
});

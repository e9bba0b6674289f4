// The inline scripts at the end of the page, which make the page answer before React does.
import '@/components/runtime/scroll-position.inline';
import '@/components/lamp/toolbar.inline';
import { switchLanguage } from '@/components/chrome/language-links/locale-switch.inline';
import { closeMenu } from '@/components/chrome/menu/menu.inline';
import { showName } from '@/components/home/hero/city-windows.inline';
import { toggleTheme } from '@/components/lamp/theme-toggle.inline';
import { enlarge } from '@/components/project/lightbox/enlarge.inline';
import { answerClicks } from '@/components/runtime/answer-clicks';

answerClicks({
  '[data-lamp]': toggleTheme,
  '[data-window]': showName,
  '[data-locale]': switchLanguage,
  '[data-enlarges]': enlarge,
  '#menu a': closeMenu,
});

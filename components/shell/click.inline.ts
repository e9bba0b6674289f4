import { showName } from '../image-section/city-windows.inline';
import { switchLanguage } from '../language-links/locale-switch.inline';
import { enlarge } from '../lightbox/enlarge.inline';
import { closeMenu } from '../menu/menu.inline';
import { toggleTheme } from '../theme/toggle.inline';

// Runs at the end of each page: the one listener for clicks that the site answers without React.

/** What answers a click on an element, by the element's selector. */
const answers: Record<string, (element: HTMLElement, event: MouseEvent) => void> = {
  '[data-lamp]': toggleTheme,
  '[data-window]': showName,
  '[data-locale]': switchLanguage,
  '[data-enlarges]': enlarge,
  '#menu a': closeMenu,
};
const selectors = Object.keys(answers);

addEventListener(
  'click',
  (event) => {
    const element = (event.target as Element).closest<HTMLElement>(selectors.join());
    const selector = selectors.find((each) => element?.matches(each));
    if (!element || !selector) return;
    answers[selector]?.(element, event);
    // React and Next would take an answered click of a link for a navigation.
    if (event.defaultPrevented) event.stopPropagation();
  },
  true,
);

/**
 * Hears every click before React does, and lets the site answer it without React.
 * @param answers what answers a click on an element, by the element's selector
 */
export function answerClicks(
  answers: Record<string, (element: HTMLElement, event: MouseEvent) => void>,
): void {
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
}

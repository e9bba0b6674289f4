/**
 * iPad, iPhone, iPod, or a Mac with a touch screen, which is how an iPad introduces itself since iPadOS 13.
 * @param navigator the browser's own, or what a test puts in its place
 */
export function isAppleTouch({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Mac') && maxTouchPoints > 0);
}

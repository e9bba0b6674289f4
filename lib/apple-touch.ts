/**
 * Detects an iPad, iPhone or iPod. Since iPadOS 13, an iPad identifies itself as a Mac, but has a touch screen.
 */
export function isAppleTouch({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Mac') && maxTouchPoints > 0);
}

/**
 * Moves an endless loop by a share of its length, backwards too.
 * @param time of the animation, in milliseconds; it counts on in each round
 * @returns a time in the first round: before it, the animation would not be shown
 */
export function moveTime(time: number, duration: number, share: number): number {
  const moved = (time + share * duration) % duration;
  return moved < 0 ? moved + duration : moved;
}

const NEARLY_FULL = 0.9

/** How many characters to speak of: the number at which 90%, then 100%, was reached; the same until the next one, so
 *  that a live region speaks twice and not at every key. */
export function counterStage(used: number, max: number): number | undefined {
  if (used >= max) return max
  const nearly = Math.ceil(max * NEARLY_FULL)
  return used >= nearly ? nearly : undefined
}

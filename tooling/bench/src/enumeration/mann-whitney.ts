/** Upper tail of the standard normal distribution for z ≥ 0; error below 10⁻⁷ (Abramowitz and Stegun, 26.2.17). */
function rightOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}

/** How likely two samples lie as far apart as these, or farther, if both come from one distribution: the two-sided
 *  Mann–Whitney U test by the normal approximation, with ties and continuity corrected. For samples of 20 and more.
 *  @returns 1 for samples that are the same throughout */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  let ties = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1
    const alike = all.slice(from, to)
    // Ranks from 1; ties get their mean rank.
    rankSum += (alike.filter(({ isOne }) => isOne).length * (from + 1 + to)) / 2
    ties += alike.length ** 3 - alike.length
    from = to
  }
  const [m, n, count] = [one.length, other.length, all.length]
  const u = rankSum - (m * (m + 1)) / 2
  const variance = ((m * n) / 12) * (count + 1 - ties / (count * (count - 1)))
  if (variance === 0) return 1
  const distance = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5)
  return Math.min(1, 2 * rightOf(distance / Math.sqrt(variance)))
}

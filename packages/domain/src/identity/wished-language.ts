/** One range of an `Accept-Language` header: its language without script and region, and its quality. */
const RANGE = /^\s*([a-z]{2,3}|\*)(?:-[a-z\d]+)*\s*(?:;\s*q=([\d.]+)\s*)?$/i

/** The language that a browser's `Accept-Language` asks for before all others that we have; who asks for "fr-FR" alone
 *  reads French. Undefined where it asks for none of them. @param offered - the first for who takes any ("*") */
export function wishedLanguage<Offered extends string>(
  header: string | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  const wishes = (header ?? '').split(',').flatMap((range) => {
    const [, tag, quality = '1'] = RANGE.exec(range) ?? []
    const language = tag === '*' ? offered[0] : offered.find((one) => one === tag?.toLowerCase())
    return language === undefined ? [] : { language, quality: Number(quality) }
  })
  const [first] = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return first?.language
}

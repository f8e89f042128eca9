/** Normalises words for comparison: lower case without accents, hyphens or apostrophes. "Blow-dry à l’ombré" is `blow dry a
 *  lombre`. Only letters, digits and single spaces remain. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/['’ʼ`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Stems one word's plural: nails → nail, lashes → lash, babies → baby; "bus" and "press" stay. In French a final s or x is
 *  a plural, too. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`
  if (/(?:sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  if (/eaux$/.test(word)) return word.slice(0, -1)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** The code in what was typed or pasted: letters and digits, in capitals. Of a pasted sentence the last word that is as
 *  long as a code is taken. */
export function codeIn(text: string, length: number): string {
  const characters = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  const words = text.toUpperCase().match(/[A-Z\d]+/g) ?? []
  const word = characters.length > length ? words.findLast((one) => one.length === length) : undefined
  return word ?? characters.slice(0, length)
}

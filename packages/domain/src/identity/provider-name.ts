const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('en')

/** A provider's one name where there is room: "Wei, Taylor Good Hands"; a display name that holds the first name stands
 *  alone. Sentences say the first name. Source: product.md §9. */
export function providerName({ firstName, displayName }: { firstName: string; displayName: string }): string {
  const words = fold(displayName).split(/[\s']+/u)
  const own = fold(firstName).split(/[\s']+/u)
  const holds = words.some((_, at) => own.every((word, index) => words[at + index] === word))
  return holds ? displayName : `${firstName}, ${displayName}`
}

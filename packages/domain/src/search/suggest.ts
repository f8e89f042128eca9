import { concepts } from './vocabulary.ts'

/** Names of treatments in which a word begins like this, those that begin with it first. None of a medicine.
 *  @param folded - what was typed so far, by `fold` */
export function suggestTreatments(folded: string, most: number): string[] {
  if (folded === '') return []
  const names = concepts
    .filter(({ isMedicine }) => !isMedicine)
    .flatMap((concept) =>
      concept.names.slice(0, 1).concat(concept.names.slice(1).filter((name) => name.startsWith(folded))),
    )
  const begun = names.filter((name) => name.startsWith(folded))
  const within = names.filter((name) => name.includes(` ${folded}`))
  return [...new Set([...begun, ...within])].slice(0, most)
}

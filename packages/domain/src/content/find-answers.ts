/** A question as the search reads it. */
type Answerable = { question: string; answer: string; also: string }

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A crude stem, without endings: cancel, cancels, cancelling, cancelled, cancellation; annuler, annulation; rembourser,
 *  remboursement. */
const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:(?<=l)lations?|ations?|ements?|ling|led|ing|ed|es|er|ez|ee|s|e)$/, '')

/** Stop words. */
const empty = new Set(
  ['a an the i my me is it do does can how what when why where to of for in on and or if', 'le la les un une des du de']
    .concat(['je mon ma mes est il que quoi quand comment pourquoi ou a au aux et si en dans pour puis me'])
    .flatMap((words) => words.split(' ')),
)

/** The stems of what somebody typed. */
const stemsOf = (typed: string): string[] => {
  const words = wordsOf(typed)
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).map(stemOf)
}

/** Weights of a match: in the question, in its synonyms, in the answer. */
const weights = { question: 4, also: 3, answer: 1 } as const

/** The questions that hold every word somebody typed, in whichever form, the best first; all of them for none. What
 *  stands in `also` is found too: the words that people use instead. */
export function findAnswers<Item extends Answerable>(items: readonly Item[], typed: string): readonly Item[] {
  const stems = stemsOf(typed)
  if (stems.length === 0) return items
  return items
    .map((item) => ({ item, score: scoreOf(item, stems) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

/** 0 where a stem is nowhere. */
function scoreOf(item: Answerable, stems: readonly string[]): number {
  const fields = (['question', 'also', 'answer'] as const).map((name) => ({
    weight: weights[name],
    words: wordsOf(item[name]),
  }))
  const scores = stems.map((stem) =>
    fields.reduce((sum, { weight, words }) => sum + (words.some((word) => word.startsWith(stem)) ? weight : 0), 0),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

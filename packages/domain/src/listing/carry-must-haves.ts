import { isAnswerTo, MUST_HAVE_PHOTOS, type MustHaves, type MustHavesGiven, questionKind } from './must-haves.ts'

/** What one booking asked for and what was given for it. */
export type EarlierMustHaves = { asked: MustHaves; given: MustHavesGiven }

/** What of it serves a next booking. */
export type CarriedMustHaves = { photoIds: readonly string[]; answers: Readonly<Record<string, string>> }

/** Two providers' questions are the same where their words are; ids are each listing's own. */
const wordsOf = (question: { text: string }) => question.text.trim().replace(/\s+/g, ' ').toLowerCase()

/** What a client gave for a booking that came to nothing and the next listing asks for too: photos, and answers to the
 *  same questions where the answer is still among the choices. Only what is blank is filled. Never carried: consent,
 *  a tick, a patch test, requirements, the answer to a provider's own document and the statements, as each is said to one
 *  provider about one appointment. Sending an answer waits for the consent given anew. Source: product.md §5, trust.md */
export function carryMustHaves(earlier: EarlierMustHaves, asked: MustHaves, given: MustHavesGiven): CarriedMustHaves {
  const said = new Map(
    earlier.asked.consultation?.questions.map((one) => [wordsOf(one), earlier.given.answers[one.id]?.trim() ?? '']),
  )
  const answers: Record<string, string> = {}
  for (const question of asked.consultation?.questions ?? []) {
    const answer = said.get(wordsOf(question)) ?? ''
    const isBlank = (given.answers[question.id]?.trim() ?? '') === ''
    if (isBlank && answer !== '' && questionKind(question) !== 'tick' && isAnswerTo(question, answer))
      answers[question.id] = answer
  }
  const takesPhotos = asked.photos !== null && given.photoIds.length === 0
  return { photoIds: takesPhotos ? earlier.given.photoIds.slice(0, MUST_HAVE_PHOTOS) : [], answers }
}

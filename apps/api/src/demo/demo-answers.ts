import {
  type ConsultationQuestion,
  type MustHaves,
  type MustHavesGiven,
  NO,
  nothingGiven,
  questionKind,
  YES,
} from '@ginipig/domain/listing'

/** What an ordinary client would write; a choice is answered by its first option. */
const words: Record<string, string> = {
  allergies: 'None that I know of.',
  hope: 'Soft honey pieces round the face, nothing stripy.',
  routine: 'Air-dried and clipped back on weekdays.',
  history: 'A keratin treatment last spring, nothing since.',
  products: 'A leave-in conditioner and a light gel.',
  actives: 'A retinol, stopped three weeks ago.',
  injuries: 'An old shoulder strain on the left.',
  medication: 'None.',
  body: 'My knees don’t love kneeling.',
  topic: 'Whether to go part-time or change jobs.',
  tried: 'Two lists of pros and cons.',
}

const answer = (question: ConsultationQuestion): [string, string] => {
  const kind = questionKind(question)
  const said = kind === 'tick' ? YES : kind === 'yes_no' ? NO : kind === 'date' ? '2026-05-01' : undefined
  return [question.id, said ?? question.options?.[0] ?? words[question.id] ?? 'Nothing to add.']
}

/** All that a listing asks for, given; except photos, which must be uploaded first. */
export function giveAll(asked: MustHaves): MustHavesGiven {
  return {
    ...nothingGiven,
    meetsRequirements: asked.requirements !== null,
    answers: Object.fromEntries((asked.consultation?.questions ?? []).map(answer)),
    consentsToHealthData: asked.consultation !== null || asked.patchTest !== null,
    patchTest: asked.patchTest === null ? null : 'will_attend',
    isTruthful: true,
    agreesToPolicy: true,
  }
}

import { isCalendarDate } from '#time/calendar-date.ts'
import { HOUR_MS } from '#time/durations.ts'
import type { DocumentFormat } from '#upload/document.ts'

/** How a question is answered: in own words, by yes or no, by one of a few, by a tick under a statement, by a date. */
export const questionKinds = ['text', 'yes_no', 'choice', 'tick', 'date'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** One question of a provider's consultation form. `options` are those of a choice. */
export type ConsultationQuestion = {
  id: string
  text: string
  isRequired: boolean
  /** Left out in forms of before there were kinds. */
  kind?: QuestionKind | undefined
  options?: readonly string[] | undefined
}

/** How a question is answered; one without a kind is a choice where it has choices. */
export const questionKind = ({ kind, options = [] }: Pick<ConsultationQuestion, 'kind' | 'options'>): QuestionKind =>
  kind ?? (options.length > 0 ? 'choice' : 'text')

/** What is answered to a question of yes or no; a tick is the first of them. */
export const YES = 'yes'
export const NO = 'no'

/** A provider's own form: a file that is opened apart. Which bytes it has never changes; another file has another id. */
export type ConsultationDocument = { id: string; format: DocumentFormat; bytes: number }

/** What a listing asks of a client before the request; null sections are not shown. Source: product.md §5 /must-haves. */
export type MustHaves = {
  photos: { text: string } | null
  requirements: { text: string } | null
  /** Questions, or a document in their place. */
  consultation: { questions: readonly ConsultationQuestion[]; document?: ConsultationDocument | undefined } | null
  patchTest: { hoursBefore: number } | null
}

type PatchTest = NonNullable<MustHaves['patchTest']>

/** The last moment for the patch test of an appointment. Epoch ms. Source: product.md §5 /must-haves. */
export const patchTestBy = ({ hoursBefore }: PatchTest, startsAt: number): number => startsAt - hoursBefore * HOUR_MS

/** What the client gave. Consultation and patch-test answers are health data: stored encrypted, with consent. */
export type MustHavesGiven = {
  photoIds: readonly string[]
  meetsRequirements: boolean
  answers: Readonly<Record<string, string>>
  /** Of the provider's form, where it is a document. */
  hasReadDocument: boolean
  consentsToHealthData: boolean
  patchTest: 'will_attend' | 'already_done' | null
  isTruthful: boolean
  agreesToPolicy: boolean
}

/** Photos a listing with photo requirements asks for. Source: product.md §5. */
export const MUST_HAVE_PHOTOS = 2
/** Characters of one consultation answer. */
export const MAX_ANSWER_LENGTH = 500
/** Among the answers: the one to a document, whatever it asks. */
export const DOCUMENT_ANSWER = 'document'
/** Characters of the answer to a document. */
export const MAX_DOCUMENT_ANSWER_LENGTH = 2_000

export const mustHaveSections = ['photos', 'requirements', 'consultation', 'patchTest', 'statements'] as const
export type MustHaveSection = (typeof mustHaveSections)[number]

export const nothingGiven: MustHavesGiven = {
  photoIds: [],
  meetsRequirements: false,
  answers: {},
  hasReadDocument: false,
  consentsToHealthData: false,
  patchTest: null,
  isTruthful: false,
  agreesToPolicy: false,
}

const fits: Record<QuestionKind, (answer: string, question: ConsultationQuestion) => boolean> = {
  text: () => true,
  yes_no: (answer) => answer === YES || answer === NO,
  choice: (answer, { options = [] }) => options.includes(answer),
  tick: (answer) => answer === YES,
  date: isCalendarDate,
}

/** Is it an answer that a question can have? A date is YYYY-MM-DD. */
export const isAnswerTo = (question: ConsultationQuestion, answer: string): boolean =>
  answer.length <= MAX_ANSWER_LENGTH && fits[questionKind(question)](answer, question)

const isAnswered = (question: ConsultationQuestion, given: MustHavesGiven) => {
  const answer = given.answers[question.id]?.trim() ?? ''
  if (answer === '') return !question.isRequired
  return isAnswerTo(question, answer)
}

/** The document is read, and answered: it asks what we can't know. */
function isDocumentAnswered(given: MustHavesGiven): boolean {
  const answer = given.answers[DOCUMENT_ANSWER]?.trim() ?? ''
  return given.hasReadDocument && answer !== '' && answer.length <= MAX_DOCUMENT_ANSWER_LENGTH
}

const isDone: Record<MustHaveSection, (asked: MustHaves, given: MustHavesGiven) => boolean> = {
  photos: (_asked, given) => new Set(given.photoIds).size === MUST_HAVE_PHOTOS,
  requirements: (_asked, given) => given.meetsRequirements,
  consultation: (asked, given) =>
    given.consentsToHealthData &&
    (asked.consultation?.questions ?? []).every((one) => isAnswered(one, given)) &&
    (asked.consultation?.document === undefined || isDocumentAnswered(given)),
  patchTest: (_asked, given) => given.consentsToHealthData && given.patchTest !== null,
  statements: (_asked, given) => given.isTruthful && given.agreesToPolicy,
}

/** The sections to show: those the listing asks for, and always the two statements. */
export function askedSections(asked: MustHaves): MustHaveSection[] {
  return mustHaveSections.filter((section) => section === 'statements' || asked[section] !== null)
}

/** Sections still to do, in the order shown; empty when the client may go on to pay. */
export function missingMustHaves(asked: MustHaves, given: MustHavesGiven): MustHaveSection[] {
  return askedSections(asked).filter((section) => !isDone[section](asked, given))
}

import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { ConsultationDocument } from '@ginipig/contract/media/document.ts'
import { findContactDetails } from '@ginipig/domain/contact-details'
import { DOCUMENT_ANSWER, MAX_ANSWER_LENGTH, MAX_DOCUMENT_ANSWER_LENGTH } from '@ginipig/domain/listing'
import { toPlainText } from '@ginipig/domain/text'
import { OpenDocument } from '@ginipig/features/document/OpenDocument.tsx'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { RadioCardGroup } from '@ginipig/ui/radio-card'
import { Textarea } from '@ginipig/ui/textarea'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardList } from 'lucide-react'
import { Fragment } from 'react'
import styles from './ConsultationSection.module.css'
import type { Given } from './draft-store.ts'
import { SectionCard } from './SectionCard.tsx'

type Asked = NonNullable<ClientBooking['mustHavesAsked']['consultation']>
type Question = Asked['questions'][number]

type ConsultationSectionProps = {
  booking: ClientBooking
  asked: Asked
  given: Given
  change: (part: Partial<Given>) => void
  isDone: boolean
}

/** The consultation form. Its answers may be about health, so they are asked for only after consent. */
export function ConsultationSection({ booking, asked, given, change, isDone }: ConsultationSectionProps) {
  const { t } = useLingui()
  const name = booking.provider.firstName
  const { questions, document } = asked
  const count = questions.length
  const answer = (id: string, text: string) => change({ answers: { ...given.answers, [id]: text } })
  return (
    <SectionCard
      icon={ClipboardList}
      category={booking.listing.category}
      title={<Trans>Consultation form</Trans>}
      lead={
        document
          ? t`A form of ${name}’s, to read and answer`
          : t`${plural(count, { one: '# quick question', other: '# quick questions' })}`
      }
      isDone={isDone}
    >
      <Checkbox
        checked={given.consentsToHealthData}
        onChange={(event) => change({ consentsToHealthData: event.target.checked })}
        label={<Trans>{name} may see my answers, which can be about my health</Trans>}
        description={<Trans>Only {name} sees them, only for this appointment. Untick and they aren’t kept.</Trans>}
      />
      {given.consentsToHealthData
        ? questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              answer={given.answers[question.id] ?? ''}
              onAnswer={(text) => answer(question.id, text)}
            />
          ))
        : null}
      {given.consentsToHealthData && document ? (
        <DocumentPart document={document} name={name} given={given} change={change} />
      ) : null}
    </SectionCard>
  )
}

type DocumentPartProps = {
  document: ConsultationDocument
  name: string
  given: Given
  change: (part: Partial<Given>) => void
}

/** The provider's own form: opened, answered in one's own words, ticked. Source: product.md §5 /must-haves. */
function DocumentPart({ document, name, given, change }: DocumentPartProps) {
  const { t } = useLingui()
  return (
    <>
      <div>
        <OpenDocument document={document} />
      </div>
      <p className={styles.Note}>
        <Trans>
          It comes from {name}, not from us. We’ve looked for macros and scripts; open it as you would a file from
          somebody you don’t know yet.
        </Trans>
      </p>
      <AnswerField
        label={t`Your answers to the form`}
        answer={given.answers[DOCUMENT_ANSWER] ?? ''}
        max={MAX_DOCUMENT_ANSWER_LENGTH}
        rows={6}
        onAnswer={(text) => change({ answers: { ...given.answers, [DOCUMENT_ANSWER]: text } })}
      />
      <Checkbox
        checked={given.hasReadDocument}
        onChange={(event) => change({ hasReadDocument: event.target.checked })}
        label={<Trans>I’ve read {name}’s form and answered what it asks</Trans>}
      />
    </>
  )
}

type QuestionFieldProps = { question: Question; answer: string; onAnswer: (text: string) => void }

function QuestionField({ question, answer, onAnswer }: QuestionFieldProps) {
  const { t } = useLingui()
  const marker = question.isRequired ? undefined : t`Optional`
  if (question.options) {
    return (
      <Field group label={question.text} marker={marker}>
        <RadioCardGroup
          columns={question.options.length === 3 ? 3 : 2}
          options={question.options.map((option) => ({ value: option, title: option }))}
          value={answer === '' ? undefined : answer}
          onValueChange={onAnswer}
        />
      </Field>
    )
  }
  return <AnswerField label={question.text} marker={marker} answer={answer} onAnswer={onAnswer} />
}

type AnswerFieldProps = {
  label: string
  marker?: string | undefined
  answer: string
  max?: number
  rows?: number
  onAnswer: (text: string) => void
}

function AnswerField({ label, marker, answer, max: most = MAX_ANSWER_LENGTH, rows = 3, onAnswer }: AnswerFieldProps) {
  const { t } = useLingui()
  const found = findContactDetails(answer)
  return (
    <Field
      label={label}
      marker={marker}
      hint={t`No phone numbers or links, please.`}
      error={found.length > 0 ? <ContactWords text={answer} found={found} /> : undefined}
    >
      <Textarea
        rows={rows}
        value={answer}
        maxLength={most}
        counterMax={most}
        counterAnnouncement={(used, max) => t`${{ used }} of ${{ max }} characters used`}
        onChange={(event) => onAnswer(toPlainText(event.target.value))}
      />
    </Field>
  )
}

/** Each place that leads round the marketplace, in the words it was typed in. */
function ContactWords({ text, found }: { text: string; found: ReturnType<typeof findContactDetails> }) {
  return (
    <>
      <Trans>Phone numbers, email addresses, links and account names can’t be sent. Please take out:</Trans>{' '}
      {found.map(({ start, end }, index) => (
        <Fragment key={start}>
          {index > 0 ? ', ' : null}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
    </>
  )
}

import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { findContactDetails } from '@ginipig/domain/contact-details'
import { MAX_ANSWER_LENGTH } from '@ginipig/domain/listing'
import { toPlainText } from '@ginipig/domain/text'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { RadioCardGroup } from '@ginipig/ui/radio-card'
import { Textarea } from '@ginipig/ui/textarea'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardList } from 'lucide-react'
import { Fragment } from 'react'
import type { Given } from './draft-store.ts'
import { SectionCard } from './SectionCard.tsx'

type Question = NonNullable<ClientBooking['mustHavesAsked']['consultation']>['questions'][number]

type ConsultationSectionProps = {
  booking: ClientBooking
  questions: readonly Question[]
  given: Given
  change: (part: Partial<Given>) => void
  isDone: boolean
}

/** The consultation form. Its answers may be about health, so they are asked for only after consent. */
export function ConsultationSection({ booking, questions, given, change, isDone }: ConsultationSectionProps) {
  const { t } = useLingui()
  const name = booking.provider.firstName
  const count = questions.length
  const answer = (id: string, text: string) => change({ answers: { ...given.answers, [id]: text } })
  return (
    <SectionCard
      icon={ClipboardList}
      category={booking.listing.category}
      title={<Trans>Consultation form</Trans>}
      lead={t`${plural(count, { one: '# quick question', other: '# quick questions' })}`}
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
    </SectionCard>
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
  const found = findContactDetails(answer)
  return (
    <Field
      label={question.text}
      marker={marker}
      hint={t`No phone numbers or links, please.`}
      error={found.length > 0 ? <ContactWords text={answer} found={found} /> : undefined}
    >
      <Textarea
        rows={3}
        value={answer}
        maxLength={MAX_ANSWER_LENGTH}
        counterMax={MAX_ANSWER_LENGTH}
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

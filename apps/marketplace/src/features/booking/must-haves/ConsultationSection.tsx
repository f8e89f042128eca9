import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { useField } from '@ginipig/app/form/use-field.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { ConsultationDocument } from '@ginipig/contract/media/document.ts'
import {
  DOCUMENT_ANSWER,
  MAX_ANSWER_LENGTH,
  MAX_DOCUMENT_ANSWER_LENGTH,
  NO,
  questionKind,
  YES,
} from '@ginipig/domain/listing'
import { OpenDocument } from '@ginipig/features/document/OpenDocument.tsx'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { RadioCardGroup, type RadioCardOption } from '@ginipig/ui/radio-card'
import { TextInput } from '@ginipig/ui/text-input'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardList } from 'lucide-react'
import styles from './ConsultationSection.module.css'
import { SectionCard } from './SectionCard.tsx'
import { Tick } from './Tick.tsx'
import type { MustHavesForm } from './use-must-haves-form.ts'

type Asked = NonNullable<ClientBooking['mustHavesAsked']['consultation']>
type Question = Asked['questions'][number]

type ConsultationSectionProps = {
  booking: ClientBooking
  asked: Asked
  form: MustHavesForm
  consents: boolean
  isDone: boolean
}

/** The consultation form. Its answers may be about health, so they are asked for only after consent. */
export function ConsultationSection({ booking, asked, form, consents, isDone }: ConsultationSectionProps) {
  const { t } = useLingui()
  const name = booking.provider.firstName
  const { questions, document } = asked
  const count = questions.length
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
      <form.AppField name="consentsToHealthData">
        {() => (
          <Tick
            label={<Trans>{name} may see my answers, which can be about my health</Trans>}
            description={<Trans>Only {name} sees them, only for this appointment. Untick and they aren’t kept.</Trans>}
          />
        )}
      </form.AppField>
      {consents
        ? questions.map((question) => (
            <form.AppField key={question.id} name={`answers.${question.id}`}>
              {() => <QuestionField question={question} />}
            </form.AppField>
          ))
        : null}
      {consents && document ? <DocumentPart document={document} name={name} form={form} /> : null}
    </SectionCard>
  )
}

type DocumentPartProps = { document: ConsultationDocument; name: string; form: MustHavesForm }

/** The provider's own form: opened, answered in one's own words, ticked. Source: product.md §5 /must-haves. */
function DocumentPart({ document, name, form }: DocumentPartProps) {
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
      <form.AppField name={`answers.${DOCUMENT_ANSWER}`}>
        {() => <AnswerField label={t`Your answers to the form`} max={MAX_DOCUMENT_ANSWER_LENGTH} rows={6} />}
      </form.AppField>
      <form.AppField name="hasReadDocument">
        {() => <Tick label={<Trans>I’ve read {name}’s form and answered what it asks</Trans>} />}
      </form.AppField>
    </>
  )
}

function QuestionField({ question }: { question: Question }) {
  const { t } = useLingui()
  const marker = question.isRequired ? undefined : t`Optional`
  const shared = { label: question.text, marker }
  switch (questionKind(question)) {
    case 'text':
      return <AnswerField {...shared} labelLang={PROVIDERS_LANGUAGE} />
    case 'date':
      return <DateAnswer {...shared} />
    case 'tick':
      return <TickAnswer {...shared} />
    case 'yes_no': {
      const options = [
        { value: YES, title: t`Yes` },
        { value: NO, title: t`No` },
      ]
      return <ChoiceAnswer {...shared} options={options} />
    }
    case 'choice': {
      const { options = [] } = question
      const own = options.map((option) => ({ value: option, title: <span lang={PROVIDERS_LANGUAGE}>{option}</span> }))
      return <ChoiceAnswer {...shared} options={own} />
    }
  }
}

type AnswerProps = { label: string; marker: string | undefined }

function ChoiceAnswer({ label, marker, options }: AnswerProps & { options: RadioCardOption<string>[] }) {
  const { value, change } = useField<string | undefined>()
  return (
    <Field group label={<span lang={PROVIDERS_LANGUAGE}>{label}</span>} marker={marker}>
      <RadioCardGroup
        columns={options.length === 3 ? 3 : 2}
        options={options}
        value={value === '' ? undefined : value}
        onValueChange={change}
      />
    </Field>
  )
}

function DateAnswer({ label, marker }: AnswerProps) {
  const { name, value, change, onBlur } = useField<string | undefined>()
  return (
    <Field label={<span lang={PROVIDERS_LANGUAGE}>{label}</span>} marker={marker}>
      <TextInput
        type="date"
        name={name}
        value={value ?? ''}
        onBlur={onBlur}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  )
}

/** A statement of the provider's to agree to. */
function TickAnswer({ label, marker }: AnswerProps) {
  const { name, value, change, onBlur } = useField<string | undefined>()
  return (
    <Checkbox
      label={<span lang={PROVIDERS_LANGUAGE}>{label}</span>}
      description={marker}
      name={name}
      checked={value === YES}
      onChange={(event) => change(event.target.checked ? YES : '')}
      onBlur={onBlur}
    />
  )
}

type AnswerFieldProps = {
  label: string
  labelLang?: string
  marker?: string | undefined
  max?: number
  rows?: number
}

/** An answer in the client's own words. A contact detail is shown as it is typed: it isn't sent. */
function AnswerField({ label, labelLang, marker, max = MAX_ANSWER_LENGTH, rows = 3 }: AnswerFieldProps) {
  const { t } = useLingui()
  return (
    <PublicTextField
      label={labelLang === undefined ? label : <span lang={labelLang}>{label}</span>}
      problemLabel={label}
      marker={marker}
      hint={t`No phone numbers or links, please.`}
      max={max}
      rows={rows}
    />
  )
}

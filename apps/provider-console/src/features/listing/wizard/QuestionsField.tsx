import { useFormContext } from '@ginipig/app/form/form-contexts.ts'
import { useStore } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import { type QuestionKind, questionKind, questionKinds } from '@ginipig/domain/listing'
import { ListingQuestion, MAX_OPTIONS, MAX_QUESTION_LENGTH, MAX_QUESTIONS } from '@ginipig/domain/listing-draft'
import { Button } from '@ginipig/ui/button'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Field } from '@ginipig/ui/field'
import { IconButton } from '@ginipig/ui/icon-button'
import { Select } from '@ginipig/ui/select'
import { TextInput } from '@ginipig/ui/text-input'
import { Textarea } from '@ginipig/ui/textarea'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import styles from './Wizard.module.css'

type Question = NonNullable<TypedRequirements['questions']>[number]

const kindWords: Record<QuestionKind, MessageDescriptor> = {
  text: msg`In their own words`,
  yes_no: msg`Yes or no`,
  choice: msg`One of your choices`,
  tick: msg`A tick`,
  date: msg`A date`,
}
const kindHints: Partial<Record<QuestionKind, MessageDescriptor>> = {
  tick: msg`Write the question as a statement: “I can sit for three hours.”`,
}

/** Nothing asked yet. */
export const newQuestion = (): Question => ({
  id: crypto.randomUUID(),
  text: '',
  isRequired: true,
  kind: 'text',
  options: [],
})

/** A question; its arrow of that direction, or without one its words. */
type Goal = { index: number; by?: -1 | 1 }

/** Where there is no such question, the button that adds one. */
function goalIn(list: HTMLElement | null, { index, by }: Goal): HTMLElement | null | undefined {
  const box = list?.querySelectorAll('fieldset')[index]
  if (!box) return list?.querySelector('button')
  if (by === undefined) return box.querySelector('input')
  const [up, down] = box.querySelectorAll('button')
  const [wanted, other] = by < 0 ? [up, down] : [down, up]
  return wanted?.disabled ? other : wanted
}

/** The questions of a consultation form in their order, each answered in its own way. */
export function QuestionsField() {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { value, change, problem } = useField<Question[] | null>()
  const questions = value ?? []
  const list = useRef<HTMLDivElement>(null)
  const goal = useRef<Goal>(undefined)
  // The button pressed moves, goes or can't be pressed again: the focus goes on at what came of it.
  useEffect(() => {
    if (goal.current) goalIn(list.current, goal.current)?.focus()
    goal.current = undefined
  })
  const put = (index: number, part: Partial<Question>) =>
    change(questions.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const move = (index: number, by: -1 | 1) => {
    const next = questions.toSpliced(index, 1)
    const moved = questions[index]
    if (!moved) return
    goal.current = { index: index + by, by }
    change(next.toSpliced(index + by, 0, moved))
  }
  const add = () => {
    goal.current = { index: questions.length }
    change([...questions, newQuestion()])
  }
  const remove = (index: number) => {
    goal.current = { index: Math.min(index, questions.length - 2) }
    change(questions.toSpliced(index, 1))
  }
  return (
    <Field group label={<Trans>Questions</Trans>} error={fieldText(problem, t`Questions`)}>
      <div ref={list} className={styles.Body}>
        {questions.map((question, index) => (
          <QuestionBox
            key={question.id}
            question={question}
            number={index + 1}
            isLast={index === questions.length - 1}
            onChange={(part) => put(index, part)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
        {questions.length < MAX_QUESTIONS ? (
          <div>
            <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
              <Trans>Add a question</Trans>
            </Button>
          </div>
        ) : null}
      </div>
    </Field>
  )
}

type QuestionBoxProps = {
  question: Question
  number: number
  isLast: boolean
  onChange: (part: Partial<Question>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function QuestionBox({ question, number, isLast, onChange, onMove, onRemove }: QuestionBoxProps) {
  const { t, i18n } = useLingui()
  const fieldText = useFieldText()
  const kind = questionKind(question)
  // Only a choice has options: what isn't shown couldn't be put right.
  const choose = (wanted: string) => {
    const chosen = questionKinds.find((one) => one === wanted)
    if (chosen) onChange({ kind: chosen, options: chosen === 'choice' ? question.options : [] })
  }
  const isTried = useStore(useFormContext().store, ({ submissionAttempts }) => submissionAttempts > 0)
  const issues = isTried ? (v.safeParse(ListingQuestion, question).issues ?? []) : []
  const problemOf = (name: string) => issues.find((issue) => v.getDotPath(issue)?.startsWith(name))?.message
  return (
    <fieldset className={styles.Question}>
      <Field label={t`Question ${number}`} error={fieldText(problemOf('text'), t`a question`)}>
        <TextInput
          autoComplete="off"
          maxLength={MAX_QUESTION_LENGTH}
          value={question.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Field>
      <Field label={t`Answer to question ${number}`} hint={kindHints[kind] && i18n._(kindHints[kind])}>
        <Select value={kind} onChange={(event) => choose(event.target.value)}>
          {questionKinds.map((one) => (
            <option key={one} value={one}>
              {i18n._(kindWords[one])}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'choice' ? (
        <Field
          label={t`Choices for question ${number}`}
          hint={<Trans>One a line, two at least.</Trans>}
          error={fieldText(problemOf('options'), t`two choices`)}
        >
          <Textarea
            rows={3}
            autoComplete="off"
            value={question.options.join('\n')}
            onChange={(event) => onChange({ options: linesOf(event.target.value) })}
          />
        </Field>
      ) : null}
      <Checkbox
        label={kind === 'tick' ? t`Has to be ticked` : t`Has to be answered`}
        checked={question.isRequired}
        onChange={(event) => onChange({ isRequired: event.target.checked })}
      />
      <div className={styles.Chips}>
        <IconButton
          label={t`Move question ${number} up`}
          icon={<ArrowUp aria-hidden />}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`Move question ${number} down`}
          icon={<ArrowDown aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={t`Remove question ${number}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      </div>
    </fieldset>
  )
}

/** An empty last line stays while one types on. */
const linesOf = (text: string) => (text === '' ? [] : text.split('\n').slice(0, MAX_OPTIONS))

import { useTextField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { timeOf } from '@ginipig/domain/time'
import { Field } from '@ginipig/ui/field'
import { Select } from '@ginipig/ui/select'

type TimeFieldProps = {
  label: string
  /** What is to be checked, in "Please check {label}", where that isn't the label. */
  problemLabel?: string
  /** Hours of the first and the last choice, both included. */
  from: number
  until: number
}

/** A half hour of the day. */
export function TimeField({ label, problemLabel = label, from, until }: TimeFieldProps) {
  const fieldText = useFieldText()
  const { input, problem } = useTextField()
  const times = Array.from({ length: (until - from) * 2 + 1 }, (_, index) => timeOf(from * 60 + index * 30))
  return (
    <Field label={label} error={fieldText(problem, problemLabel)}>
      <Select {...input}>
        {times.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </Select>
    </Field>
  )
}

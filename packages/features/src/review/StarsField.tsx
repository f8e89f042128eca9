import { useField } from '@ginipig/app/form/use-field.ts'
import { RatingInput } from '@ginipig/ui/rating-input'
import { useLingui } from '@lingui/react/macro'

/** One to five stars of one thing, beside what is meant by it. */
export function StarsField({ label, hint }: { label: string; hint?: string | undefined }) {
  const { t } = useLingui()
  const { name, value, change, problem } = useField<number | null>()
  return (
    <RatingInput
      layout="row"
      label={label}
      hint={hint}
      words={[t`Not good`, t`Could be better`, t`Fine`, t`Really good`, t`Couldn’t be better`]}
      starLabel={(stars, word) => t`${stars} out of 5, ${word}`}
      name={name}
      value={value}
      onValueChange={change}
      error={problem === undefined ? undefined : t`Please choose rating`}
    />
  )
}

import { usualAnswerHours } from '@ginipig/domain/reliability'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** "Usually answers within 2 hours."; undefined while there are too few answers to say.
 *  @returns of a median in ms */
export function useAnswerWords(): (usualMs: number | null | undefined) => string | undefined {
  const { t } = useLingui()
  return (usualMs) => {
    const hours = usualAnswerHours(usualMs ?? null)
    return hours === null
      ? undefined
      : t`${plural(hours, { one: 'Usually answers within an hour.', other: 'Usually answers within # hours.' })}`
  }
}

import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { announceGap, type Gap, getGap } from '@ginipig/contract/listing/gap.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useRef } from 'react'
import styles from './Diary.module.css'

/** Free times of today, and the people who would like to hear of them; nothing where there is nothing to say. */
export function FillGap() {
  const api = useApi()
  const { t } = useLingui()
  const textOf = useProblemText()
  const { time } = useDates()
  const { data: gap } = useQuery(query(api, getGap))
  const telling = useMutation(
    change(api, announceGap, { keep: (client, next: Gap) => void client.setQueryData(keyOf(getGap), next) }),
  )
  const outcome = useRef<HTMLParagraphElement>(null)
  useFocusKept(outcome, gap && gap.told !== null)
  if (!gap || gap.times === 0 || (gap.people === 0 && gap.told === null)) return null
  const { people, told, quietUntil } = gap
  const free = t`${plural(gap.times, { one: '# open time today', other: '# open times today' })}`
  return (
    <Banner
      className={styles.Gap}
      tone={told && people === 0 ? 'success' : 'info'}
      icon={<Megaphone aria-hidden="true" />}
      title={free}
      action={
        people === 0 || quietUntil !== null ? undefined : (
          <Button size="sm" variant="primary" busy={telling.isPending} onClick={() => telling.mutate({ body: {} })}>
            {t`${plural(people, { one: 'Tell # person', other: 'Tell # people' })}`}
          </Button>
        )
      }
    >
      {told === null ? null : (
        <p ref={outcome} tabIndex={-1} role="status">{t`${plural(told.people, {
          one: `# person was told at ${time(told.at, DEFAULT_ZONE)}.`,
          other: `# people were told today, last at ${time(told.at, DEFAULT_ZONE)}.`,
        })}`}</p>
      )}
      {people === 0 ? null : (
        <p>
          <Trans>
            They wait for you or saved you, and want to hear of open times near them. Nobody is told more than once a
            day.
          </Trans>{' '}
          {quietUntil === null ? null : (
            <Trans>You can tell them from {{ time: time(quietUntil, DEFAULT_ZONE) }} on: nobody is woken.</Trans>
          )}
        </p>
      )}
      {telling.error ? <p role="alert">{textOf(telling.error)}</p> : null}
    </Banner>
  )
}

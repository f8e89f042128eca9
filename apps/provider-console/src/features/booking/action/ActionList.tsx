import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { useFirstNew } from '@ginipig/ui/load-more'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { useCanSend } from '#shared/earnings-account/use-can-send.ts'
import { type Growing, ShowMore } from '#shared/show-more/ShowMore.tsx'
import styles from './Action.module.css'
import { ActionCard } from './ActionCard.tsx'

type ActionListProps = {
  rows: readonly ProviderBookingRow[]
  /** What the provider owes: it comes off what they release. */
  owes: number
  now: () => number
  more: Growing
}

type Group = 'came' | 'release' | 'waiting'

const groupOf = ({ waiting, status, captured, split }: ProviderBookingRow): Group => {
  if (waiting !== null || captured < split.total) return 'waiting'
  return status === 'completed' ? 'release' : 'came'
}

/** What has taken place and is not settled, by what it asks of the provider. Source: notes-console.md, provider-action. */
export function ActionList({ rows, owes, now, more }: ActionListProps) {
  const money = useMoney()
  const owed = money(owes)
  const canSend = useCanSend()
  const groups = useRef<HTMLDivElement>(null)
  const isNewFromHere = useFirstNew(groups, rows.length, 'ul > li')
  // The button that was pressed is gone with what it did.
  const focusList = () => {
    if (document.activeElement === document.body || groups.current?.contains(document.activeElement))
      groups.current?.focus({ preventScroll: true })
  }
  // Bookings of one time have one policy: what the first is promised stands over all, and each says its own hour.
  const policy = rows[0]?.policy
  const hours = (policy?.completeAfterMs ?? 0) / HOUR_MS
  const days = (policy?.releaseAfterMs ?? 0) / DAY_MS
  const heads: Record<Group, { title: ReactNode; end?: ReactNode }> = {
    came: {
      title: <Trans>Did they come?</Trans>,
      end: (
        <Plural
          value={hours}
          one="Nothing marked means “yes” # hour after the end"
          other="Nothing marked means “yes” # hours after the end"
        />
      ),
    },
    release: canSend
      ? {
          title: <Trans>Ready to release</Trans>,
          end: <Plural value={days} one="By itself after # day" other="By itself after # days" />,
        }
      : { title: <Trans>Kept for you</Trans> },
    waiting: { title: <Trans>Waiting, nothing to settle</Trans> },
  }
  return (
    <div ref={groups} tabIndex={-1} className={styles.Groups}>
      {(['came', 'release', 'waiting'] as const).map((group) => {
        const shown = rows.filter((row) => groupOf(row) === group)
        return shown.length === 0 ? null : (
          <Panel key={group}>
            <PanelHead {...heads[group]} />
            {group === 'release' && owes > 0 ? (
              <PanelBody>
                <Trans>You owe {owed}. It comes off once, starting with what goes out first.</Trans>
              </PanelBody>
            ) : null}
            <ul className={styles.Cards}>
              {shown.map((row) => (
                <ActionCard key={row.id} row={row} owes={owes} now={now} onSettled={focusList} />
              ))}
            </ul>
          </Panel>
        )
      })}
      <ShowMore list={more} onPress={isNewFromHere} />
    </div>
  )
}

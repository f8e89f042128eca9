import { useUser } from '@ginipig/app/services/services-context.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { AlertSearch } from '@ginipig/contract/alert/alert.ts'
import { alertEnds } from '@ginipig/domain/alert'
import { reachMiles, USUAL_REACH_MILES } from '@ginipig/domain/search/choices'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { logInFrom } from '@ginipig/features/auth/log-in-from.ts'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { Panel } from '@ginipig/ui/panel'
import { Select } from '@ginipig/ui/select'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { hashKey } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { isClient } from '../availability-link/is-client.ts'
import styles from './AlertPanel.module.css'
import { useAlerts } from './use-alerts.ts'

/** Has a search that finds nothing looked at again, for a client who logs in first; nothing where its day is over.
 *  Source: notes-client.md, search-none, near-today. */
export function AlertPanel({ wanted }: { wanted: AlertSearch }) {
  const user = useUser()
  const href = useLocation({ select: (location) => location.href })
  if (user !== null && !isClient(user)) return null
  const now = Date.now()
  if (alertEnds(wanted.date, now) <= now) return null
  return (
    <Panel look="card" isPadded className={styles.AlertPanel} aria-labelledby="tell-me">
      <h2 id="tell-me" className={styles.Title}>
        <BellRing aria-hidden="true" />
        <Trans>Tell me when</Trans>
      </h2>
      <p className={styles.Text}>
        <Trans>One message when something that fits opens. Then it’s over, or after 60 days.</Trans>
      </p>
      {user === null ? (
        <ButtonLink variant="primary" render={(slot) => <Link {...logInFrom(href)} {...slot} />}>
          <Trans>Log in to be told</Trans>
        </ButtonLink>
      ) : (
        <AlertForm key={hashKey([wanted])} wanted={wanted} />
      )}
    </Panel>
  )
}

function AlertForm({ wanted }: { wanted: AlertSearch }) {
  const { t } = useLingui()
  const dates = useDates()
  const { list, starting, stopping } = useAlerts()
  const [within, setWithin] = useState(wanted.within ?? USUAL_REACH_MILES)
  // Without its reach a place is looked at as far as the list itself looks.
  const search: AlertSearch = wanted.place === undefined ? wanted : { ...wanted, within }
  const alert = list.data?.items.find((one) => hashKey([one.search]) === hashKey([search]))
  return (
    <div className={styles.Form}>
      {wanted.place === undefined ? null : (
        <Field label={<Trans>How far</Trans>} className={styles.Reach}>
          <Select
            value={within}
            onChange={({ target }) => {
              const miles = reachMiles.find((one) => String(one) === target.value)
              if (miles !== undefined) setWithin(miles)
            }}
          >
            {reachMiles.map((miles) => (
              <option key={miles} value={miles}>
                {t`Within ${plural(miles, { one: '# mile', other: '# miles' })}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {alert ? (
        <>
          <p role="status" className={styles.On}>
            <Trans>We’re looking for you until {{ day: dates.friendlyDate(alert.endsAt, DEFAULT_ZONE) }}.</Trans>
          </p>
          <Button busy={stopping.isPending} onClick={() => stopping.mutate({ params: { alertId: alert.id } })}>
            <Trans>Stop looking</Trans>
          </Button>
        </>
      ) : (
        <Button variant="primary" busy={starting.isPending} onClick={() => starting.mutate({ body: { search } })}>
          <Trans>Tell me when</Trans>
        </Button>
      )}
    </div>
  )
}

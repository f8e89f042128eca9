import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { Alert, AlertSearch } from '@ginipig/contract/alert/alert.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { ListRow } from '@ginipig/ui/list-row'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import * as v from 'valibot'
import { useFilterWords } from '../browse/use-filter-words.ts'
import { NearSearch } from '../near/near-search.ts'
import { activeFilters } from '../search/active-filters.ts'
import { searchTitle } from '../search/search-title.ts'
import styles from './AlertList.module.css'
import { fromAlertSearch } from './alert-search.ts'
import { useAlerts } from './use-alerts.ts'

/** The searches that are looked at again for a client; nothing where there are none. */
export function AlertList() {
  const { list } = useAlerts()
  if (list.isLoadingError) return <Failure error={list.error} onTryAgain={list.refetch} isTrying={list.isFetching} />
  if (!list.data?.items.length) return null
  return (
    <Section pitch="block" title={<Trans>Searches we look at for you</Trans>} className={styles.AlertList}>
      <ul className={styles.Rows}>
        {list.data.items.map((alert) => (
          <li key={alert.id}>
            <AlertRow alert={alert} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** As /near-today keeps it in its address. */
const toNear = ({ part, ...same }: AlertSearch) => v.parse(NearSearch, { ...same, part: part?.[0] })

function AlertRow({ alert: { id, search: looked, endsAt } }: { alert: Alert }) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const wordsOf = useFilterWords()
  const { stopping } = useAlerts()
  const { category } = looked
  const search = fromAlertSearch(looked)
  const title = searchTitle(i18n, category, search)
  const rest = [...(looked.soon ? [t`In the next 48 hours`] : []), ...activeFilters(search).map(wordsOf)]
  const day = dates.friendlyDate(endsAt, DEFAULT_ZONE)
  return (
    <ListRow
      variant="card"
      title={title}
      renderLink={(slot) =>
        looked.soon ? (
          <Link to="/near-today" search={toNear(looked)} {...slot} />
        ) : category === undefined ? (
          <Link to="/treatment" search={search} {...slot} />
        ) : (
          <Link to="/treatment/$category" params={{ category }} search={search} {...slot} />
        )
      }
      meta={
        <>
          {rest.length > 0 ? <p>{rest.join(' · ')}</p> : null}
          <p>
            <Trans>Nothing yet. We look until {day}.</Trans>
          </p>
        </>
      }
      actions={
        <Button
          size="sm"
          variant="ghost"
          busy={stopping.isPending}
          onClick={() => stopping.mutate({ params: { alertId: id } })}
        >
          <Trans>Stop looking</Trans>
        </Button>
      }
    />
  )
}

import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { listSessions } from '@ginipig/contract/identity/open-session.ts'
import { PanelBody } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { SettingsPart } from '../settings/SettingsPart.tsx'
import { LogOutEverywhere } from './LogOutEverywhere.tsx'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionsPart.module.css'

/** Where the account is logged in, and the ways to end that. */
export function SessionsPart() {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const { data, isPending, error, isFetching, refetch } = useQuery(query(useApi(), listSessions))
  return (
    <SettingsPart title={t`Where you’re logged in`}>
      {isPending ? (
        <PanelBody aria-busy="true" role="status" aria-label={t`Loading where you’re logged in`}>
          <Skeleton width="50%" />
          <Skeleton width="70%" />
        </PanelBody>
      ) : null}
      {error && !data ? (
        <PanelBody>
          <Failure error={error} onTryAgain={refetch} isTrying={isFetching} />
        </PanelBody>
      ) : null}
      {data ? (
        <ul ref={list} tabIndex={-1} aria-label={t`Where you’re logged in`} className={styles.Sessions}>
          {data.sessions.map((session) => (
            // The button pressed goes with its row; the list keeps the keyboard's place.
            <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
          ))}
        </ul>
      ) : null}
      <LogOutEverywhere />
    </SettingsPart>
  )
}

import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { DetailList } from '@ginipig/ui/detail-list'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ServicesStep } from './setup/ServicesStep.tsx'
import styles from './setup/SetupPage.module.css'

/** `/provider/my-services`: what a provider does, and how much of it is listed. Source: spec §5. */
export function MyServicesPage() {
  const { t } = useLingui()
  const toast = useToast()
  const { data: profile } = useSuspenseQuery(query(useApi(), getProviderProfile))
  return (
    <div className={styles.SetupPage}>
      <PageHeader
        size="console"
        title={<Trans>Services</Trans>}
        lead={
          <Trans>What you do. A ticked category needs one service at least; what you have listed stays as it is.</Trans>
        }
      />
      <ServicesStep profile={profile} onDone={() => toast.success(t`Your services are saved`)} />
      <Panel isPadded aria-label={t`The rules, briefly`}>
        <DetailList
          items={[
            {
              id: 'one',
              label: t`One at least in each`,
              value: t`A ticked category needs a service. Untick it if you don’t offer it.`,
            },
            { id: 'three', label: t`Up to three on a listing`, value: t`Clients filter by these words.` },
            { id: 'used', label: t`In use stays put`, value: t`Bookings already made never change.` },
          ]}
        />
      </Panel>
    </div>
  )
}

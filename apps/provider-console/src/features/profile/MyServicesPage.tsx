import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { PageHeader } from '@ginipig/ui/page-header'
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
    </div>
  )
}

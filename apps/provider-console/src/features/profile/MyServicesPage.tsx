import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { Columns } from '@ginipig/ui/columns'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListChecks, Lock, Tag } from 'lucide-react'
import { Reasons } from '#shared/reasons/Reasons.tsx'
import { ServicesStep } from './setup/ServicesStep.tsx'
import styles from './setup/SetupPage.module.css'

/** `/provider/my-services`: what a provider does, and how much of it is listed. Source: spec §5. */
export function MyServicesPage() {
  const { t } = useLingui()
  const toast = useToast()
  const { data: profile } = useSuspenseQuery(query(useApi(), getProviderProfile))
  return (
    <div className={styles.MyServices}>
      <PageHeader
        size="console"
        title={<Trans>Services</Trans>}
        lead={<Trans>What clients read on your page as what you do. Each listing names its own.</Trans>}
      />
      <Columns
        side={
          <Panel>
            <PanelHead title={<Trans>The rules, briefly</Trans>} />
            <PanelBody>
              <Reasons
                reasons={[
                  {
                    icon: ListChecks,
                    title: t`One at least in each`,
                    text: t`A ticked category needs a service. Untick it if you don’t offer it.`,
                  },
                  { icon: Tag, title: t`Up to three on a listing`, text: t`Clients filter by these words.` },
                  { icon: Lock, title: t`In use stays put`, text: t`Bookings already made never change.` },
                ]}
              />
            </PanelBody>
          </Panel>
        }
      >
        <ServicesStep profile={profile} onDone={() => toast.success(t`Your services are saved`)} />
      </Columns>
    </div>
  )
}

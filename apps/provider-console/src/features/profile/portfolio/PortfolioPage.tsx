import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getProviderProfile, type ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { BackLink } from '@ginipig/ui/back-link'
import { Columns } from '@ginipig/ui/columns'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX, UserCheck } from 'lucide-react'
import { Reasons } from '#shared/reasons/Reasons.tsx'
import styles from './PortfolioPage.module.css'
import { PortfolioPhotos } from './PortfolioPhotos.tsx'

/** `/provider/update-portfolio`: the photos of a provider's work, in the order that clients see them in, with how each
 *  stands. Source: spec §2, §4. */
export function PortfolioPage() {
  const { data: profile } = useSuspenseQuery(query(useApi(), getProviderProfile))
  const { t } = useLingui()
  const counts = useCounts(profile)
  return (
    <div className={styles.PortfolioPage}>
      <BackLink renderLink={(slot) => <Link to="/provider/my-profile" {...slot} />}>
        <Trans>Profile</Trans>
      </BackLink>
      <PageHeader size="console" title={<Trans>Portfolio</Trans>} lead={<Trans>{counts}. Saved as you go.</Trans>} />
      <Columns
        side={
          <Panel>
            <PanelHead title={<Trans>What gets approved</Trans>} />
            <PanelBody>
              <Reasons
                reasons={[
                  { icon: CircleCheck, title: t`Your own work`, text: t`Before and after both help.` },
                  { icon: CircleCheck, title: t`People who said yes`, text: t`Ask before you post a face.` },
                  {
                    icon: CircleX,
                    title: t`No numbers, names or logos`,
                    text: t`Not on mirrors, tools or towels either.`,
                    isWarning: true,
                  },
                  {
                    icon: UserCheck,
                    title: t`A person checks`,
                    text: t`Clients see a photo once it’s approved. If it isn’t, you read the reason under it.`,
                  },
                ]}
              />
            </PanelBody>
          </Panel>
        }
      >
        <Panel>
          <PanelBody>
            <PortfolioPhotos profile={profile} />
          </PanelBody>
        </Panel>
      </Columns>
    </div>
  )
}

/** "4 live, 2 awaiting approval, 1 not approved". */
function useCounts({ portfolio }: ProviderProfile): string {
  const { t } = useLingui()
  const count = (wanted: string) => portfolio.filter(({ status }) => status === wanted).length
  const [live, awaiting, refused] = [count('approved'), count('awaiting'), count('refused')]
  const words = [t`${live} live`]
  if (awaiting > 0) words.push(t`${awaiting} awaiting approval`)
  if (refused > 0) words.push(t`${refused} not approved`)
  return words.join(', ')
}

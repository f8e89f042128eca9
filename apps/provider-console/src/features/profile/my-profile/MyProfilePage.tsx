import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { getProviderProfile, type ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { ProviderRating } from '@ginipig/features/listing/card/ProviderRating.tsx'
import { levelRanks, levelWords } from '@ginipig/features/listing/listing-words.ts'
import { OwnRecord } from '@ginipig/features/reliability/OwnRecord.tsx'
import { Badge } from '@ginipig/ui/badge'
import { ButtonLink } from '@ginipig/ui/button'
import { Columns } from '@ginipig/ui/columns'
import { LevelTag } from '@ginipig/ui/level-tag'
import { PageHeader } from '@ginipig/ui/page-header'
import { ProfileHeader } from '@ginipig/ui/profile-header'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, Eye, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { nameForClients } from '../name-for-clients.ts'
import { AboutPanel } from './AboutPanel.tsx'
import styles from './MyProfilePage.module.css'
import { PortfolioPanel } from './PortfolioPanel.tsx'
import { ProfileStrength } from './ProfileStrength.tsx'

/** `/provider/my-profile`: a provider's page as clients see it, what it lacks, and what waits for approval.
 *  Source: product.md §6. @param props.next - what is to be done before anything else */
export function MyProfilePage({ next, reviews }: { next: ReactNode; reviews: ReactNode }) {
  const { t, i18n } = useLingui()
  const { data: profile } = useSuspenseQuery(query(useApi(), getProviderProfile))
  const user = useUser()
  // Nobody sees a page before it is finished; then it says no more here either.
  const { data: page } = useQuery({
    ...query(useApi(), getProviderPage, { params: { providerId: user?.id ?? '' } }),
    enabled: user !== null,
  })
  if (!user) return null
  return (
    <div className={styles.MyProfilePage}>
      <PageHeader
        size="console"
        title={<Trans>Profile</Trans>}
        lead={<Trans>This is what clients see before they choose you.</Trans>}
      />
      {next}
      <ProfileHeader
        aria-label={t`Your page`}
        name={nameForClients(user, profile)}
        photoUrl={user.avatarUrl ?? undefined}
        badges={
          page && (
            <>
              {page.levels.map((level) => (
                <LevelTag key={level} level={levelRanks[level]}>
                  {i18n._(levelWords[level])}
                </LevelTag>
              ))}
              {page.isIdentityVerified ? (
                <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
                  <Trans>Identity verified by Stripe</Trans>
                </Badge>
              ) : null}
            </>
          )
        }
        meta={
          <>
            <p>{whereOf(profile)}</p>
            {page ? <ProviderRating rating={page.rating} reviewCount={page.reviewCount} /> : null}
          </>
        }
        actions={
          <>
            <ButtonLink
              icon={<Eye aria-hidden />}
              render={(slot) => <CrossLink to={`/provider-detail/${user.id}`} {...slot} />}
            >
              <Trans>View</Trans>
            </ButtonLink>
            <ButtonLink
              variant="primary"
              icon={<Pencil aria-hidden />}
              render={(slot) => <Link to="/provider/edit-profile" {...slot} />}
            >
              <Trans>Edit profile</Trans>
            </ButtonLink>
          </>
        }
      />
      <Columns side={<ProfileStrength profile={profile} avatarUrl={user.avatarUrl} />}>
        <PortfolioPanel portfolio={profile.portfolio} />
        <AboutPanel profile={profile} />
        <OwnRecord of="provider" bookingsLink={(slot) => <Link to="/provider/my-bookings" {...slot} />} />
        {reviews}
      </Columns>
    </div>
  )
}

/** "Studio Nair · Manchester", without a company that is kept private, or is the name above. */
const whereOf = ({ about, companyName, details }: ProviderProfile) => {
  const isShown = details?.showsCompanyName && companyName !== about?.displayName
  return [isShown ? companyName : '', details?.town ?? ''].filter((part) => part !== '').join(' · ')
}

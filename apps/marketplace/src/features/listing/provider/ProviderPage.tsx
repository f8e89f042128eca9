import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { useWatchProvider } from '@ginipig/app/services/services-context.ts'
import { getProviderPage, type ProviderPage as Page } from '@ginipig/contract/provider/public-page.ts'
import { providerName } from '@ginipig/domain/identity'
import { TabNav } from '@ginipig/ui/tabs'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AboutTab } from './AboutTab.tsx'
import { AppointmentsTab } from './AppointmentsTab.tsx'
import { PortfolioTab } from './PortfolioTab.tsx'
import { ProviderHead } from './ProviderHead.tsx'
import styles from './ProviderPage.module.css'
import { type ProviderSearch, type ProviderTab, providerTabs } from './provider-search.ts'
import { ReviewsTab } from './ReviewsTab.tsx'

const tabWords: Record<ProviderTab, MessageDescriptor> = {
  appointments: msg`Appointments`,
  portfolio: msg`Portfolio`,
  reviews: msg`Reviews`,
  about: msg`About`,
}

type ProviderPageProps = {
  providerId: string
  search: ProviderSearch
  onSearchChange: (change: Partial<ProviderSearch>) => void
}

/** A provider as everybody sees them. Source: product.md §5 /provider-detail. */
export function ProviderPage({ providerId, search, onSearchChange }: ProviderPageProps) {
  const { t, i18n } = useLingui()
  const { data: page } = useSuspenseQuery(query(useApi(), getProviderPage, { params: { providerId } }))
  useWatchProvider(providerId)
  const { tab = 'appointments' } = search
  const name = providerName(page)
  usePageTitle(name)
  return (
    <div>
      <ProviderHead page={page} />
      <div className={styles.Body}>
        <TabNav
          label={t`About ${name}`}
          className={styles.Tabs}
          items={providerTabs.map((key) => ({
            key,
            label: i18n._(tabWords[key]),
            count: countOf(page, key),
            isCurrent: key === tab,
            render: (slot) => (
              <Link
                to="/provider-detail/$id"
                params={{ id: providerId }}
                search={{ tab: key }}
                resetScroll={false}
                {...slot}
              />
            ),
          }))}
        />
        <section aria-label={i18n._(tabWords[tab])} className={styles.Tab}>
          {tab === 'appointments' ? <AppointmentsTab page={page} /> : null}
          {tab === 'portfolio' ? <PortfolioTab page={page} /> : null}
          {tab === 'reviews' ? <ReviewsTab page={page} search={search} onSearchChange={onSearchChange} /> : null}
          {tab === 'about' ? <AboutTab page={page} /> : null}
        </section>
      </div>
    </div>
  )
}

const countOf = ({ listingCount, portfolio, reviewCount }: Page, tab: ProviderTab) =>
  ({ appointments: listingCount, portfolio: portfolio.length, reviews: reviewCount, about: undefined })[tab]

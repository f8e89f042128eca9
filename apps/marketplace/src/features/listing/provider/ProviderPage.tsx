import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { useWatchProvider } from '@ginipig/app/services/services-context.ts'
import { getProviderPage, type ProviderPage as Page } from '@ginipig/contract/provider/public-page.ts'
import { providerName } from '@ginipig/domain/identity'
import { Rail } from '@ginipig/ui/rail'
import { Section } from '@ginipig/ui/section'
import { TabNav } from '@ginipig/ui/tabs'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { useListingSearch } from '../browse/use-listing-search.ts'
import { AboutPanels } from './AboutPanels.tsx'
import { OpenAppointments } from './OpenAppointments.tsx'
import { AllWorkLink, Portfolio } from './Portfolio.tsx'
import { ProviderHead } from './ProviderHead.tsx'
import styles from './ProviderPage.module.css'
import { ProviderReviews } from './ProviderReviews.tsx'
import type { ProviderSearch } from './provider-search.ts'

/** Parts of the page, each with the anchor that leads to it. */
const partWords = {
  appointments: msg`Appointments`,
  portfolio: msg`Portfolio`,
  reviews: msg`Reviews`,
  about: msg`About`,
} satisfies Record<string, MessageDescriptor>
const parts = ['appointments', 'portfolio', 'reviews', 'about'] as const

type ProviderPageProps = {
  providerId: string
  search: ProviderSearch
  onSearchChange: (change: Partial<ProviderSearch>) => void
}

/** A provider as everybody sees them, on one page. Source: product.md §5 /provider-detail. */
export function ProviderPage({ providerId, search, onSearchChange }: ProviderPageProps) {
  const { i18n } = useLingui()
  const { data: page } = useSuspenseQuery(query(useApi(), getProviderPage, { params: { providerId } }))
  const found = useListingSearch({ provider: providerId })
  useWatchProvider(providerId)
  const name = providerName(page)
  usePageTitle(name)
  return (
    <div>
      <ProviderHead page={page} listings={found.listings} />
      <div className={styles.Body}>
        <PartNav page={page} search={search} />
        <Rail sideLabel={i18n._(partWords.about)} side={<AboutPanels page={page} />} className={styles.Rail}>
          <section id="appointments" aria-label={i18n._(partWords.appointments)} className={styles.Part}>
            <OpenAppointments page={page} found={found} />
          </section>
          {page.portfolio.length === 0 ? null : (
            <Section
              id="portfolio"
              pitch="block"
              title={<Trans>Portfolio</Trans>}
              action={<AllWorkLink page={page} search={search} />}
              className={styles.Part}
            >
              <Portfolio page={page} isWhole={search.work === 'all'} />
            </Section>
          )}
          <Section id="reviews" pitch="block" title={<Trans>Reviews</Trans>} className={styles.Part}>
            <ProviderReviews page={page} search={search} onSearchChange={onSearchChange} />
          </Section>
        </Rail>
      </div>
    </div>
  )
}

/** The way to each part, with how much there is. Which one was asked for only a browser knows. */
function PartNav({ page, search }: { page: Page; search: ProviderSearch }) {
  const { t, i18n } = useLingui()
  const name = providerName(page)
  const hash = useLocation({ select: (location) => location.hash })
  const asked = useHydrated() ? hash : ''
  const counts = { appointments: page.listingCount, portfolio: page.portfolio.length, reviews: page.reviewCount }
  return (
    <TabNav
      label={t`About ${name}`}
      data-sticks
      className={styles.Tabs}
      items={parts
        .filter((key) => key !== 'portfolio' || counts.portfolio > 0)
        .map((key) => ({
          key,
          label: i18n._(partWords[key]),
          count: key === 'about' ? undefined : counts[key],
          isCurrent: key === (asked || 'appointments'),
          render: (slot) => (
            <Link
              to="/provider-detail/$id"
              params={{ id: page.id }}
              search={search}
              hash={key}
              activeOptions={{ includeHash: true }}
              replace
              {...slot}
            />
          ),
        }))}
    />
  )
}

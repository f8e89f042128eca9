import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { usePageTitle } from '@ginipig/app/route/page-title.ts'
import { useWatchListing } from '@ginipig/app/services/services-context.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { countView } from '@ginipig/contract/listing/count-view.ts'
import { getListing, type ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { Breadcrumbs } from '@ginipig/ui/breadcrumbs'
import { Rail } from '@ginipig/ui/rail'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { recordViewed } from '../recently-viewed/recently-viewed.ts'
import { AboutProvider } from './AboutProvider.tsx'
import { BookingCard, BookingTerms } from './BookingCard.tsx'
import { BookingDock } from './BookingDock.tsx'
import { CancellationTerms } from './CancellationTerms.tsx'
import { ClientMustHaves } from './ClientMustHaves.tsx'
import { EveryTime } from './EveryTime.tsx'
import { ListingFacts } from './ListingFacts.tsx'
import { ListingGallery } from './ListingGallery.tsx'
import { LikeListings } from './ListingGone.tsx'
import { ListingHead } from './ListingHead.tsx'
import styles from './ListingPage.module.css'
import { ListingPlace } from './ListingPlace.tsx'
import { NextSlotsSection } from './NextSlots.tsx'
import { OtherListings } from './OtherListings.tsx'
import { Reviews } from './Reviews.tsx'

type ListingPageProps = {
  listingId: string
  /** Its month of slots, for who isn't logged in. */
  calendar: ReactNode
}

/** A listing in full, kept true by the socket. Source: product.md §5 /category-detail. */
export function ListingPage({ listingId, calendar }: ListingPageProps) {
  const { t, i18n } = useLingui()
  const { data: listing } = useSuspenseQuery(query(useApi(), getListing, { params: { listingId } }))
  useWatchListing(listingId)
  useCountView(listingId)
  useEffect(() => recordViewed(listingId), [listingId])
  usePageTitle(listing.title)
  const { category, title } = listing
  const crumbs = [
    { id: 'home', label: t`Home`, renderLink: (slot: object) => <Link to="/" {...slot} /> },
    {
      id: 'category',
      label: i18n._(categoryWords[category]),
      renderLink: (slot: object) => <Link to="/treatment/$category" params={{ category }} {...slot} />,
    },
    { id: 'listing', label: title },
  ]
  return (
    <div className={styles.ListingPage} data-category={category}>
      <Breadcrumbs label={t`You are here`} items={crumbs} className={styles.Crumbs} />
      <ListingGallery listing={listing} />
      <Rail
        side={<BookingCard listing={listing} />}
        sideLabel={t`Price and times`}
        onPhone="hidden"
        className={styles.Rail}
      >
        <ListingHead listing={listing} />
        <ReasonBlock listing={listing} />
        <BookingTerms listing={listing} className={styles.PhoneOnly} />
        <AboutProvider provider={listing.provider} bio={listing.providerBio} />
        <ListingDescription listing={listing} />
        <NextSlotsSection listing={listing} className={styles.PhoneOnly} />
        <EveryTime listing={listing} calendar={calendar} />
        <ClientMustHaves listing={listing} />
        <ListingFacts listing={listing} />
        <ListingPlace listing={listing} />
        <Reviews listing={listing} />
        <CancellationTerms listing={listing} />
      </Rail>
      {listing.isClosed ? <LikeListings listingId={listingId} /> : null}
      <OtherListings listing={listing} />
      <BookingDock listing={listing} />
    </div>
  )
}

/** Why it costs less, in the provider's own words, before the price is asked for. Source: design.md §1. */
function ReasonBlock({ listing: { reason, provider } }: { listing: ListingDetail }) {
  const { t } = useLingui()
  const firstName = provider.firstName
  return (
    <figure className={styles.ReasonBlock}>
      <figcaption className={styles.ReasonWho}>
        <Trans>Why {firstName} needs you</Trans>
      </figcaption>
      <blockquote lang={PROVIDERS_LANGUAGE} className={styles.ReasonWords}>
        {t`“${{ text: reason }}”`}
      </blockquote>
    </figure>
  )
}

/** The provider's own words, with their line breaks. */
function ListingDescription({ listing: { description } }: { listing: ListingDetail }) {
  const { i18n } = useLingui()
  return (
    <Section pitch="block" title={<Trans>What you’ll get</Trans>}>
      <p lang={PROVIDERS_LANGUAGE} className={styles.Description}>
        {description}
      </p>
      {i18n.locale === 'en' ? null : (
        <p className={styles.LanguageNote}>
          <Trans>Providers write in English; their words stay as they wrote them.</Trans>
        </p>
      )}
    </Section>
  )
}

/** Tells the server that somebody looks at a listing's page, once each time it opens. Nothing on the page hangs on it. */
function useCountView(listingId: string): void {
  const api = useApi()
  useEffect(() => {
    api(countView, { params: { listingId }, body: {} }).catch(() => undefined)
  }, [api, listingId])
}

import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingDraft, TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { listingPicture, UNSAVED_LISTING } from '@ginipig/contract/media/cover.ts'
import { getProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { discountPercent, priceProblem } from '@ginipig/domain/listing'
import { durationOf, inOrder } from '@ginipig/domain/listing-draft'
import { parseMoney } from '@ginipig/domain/money'
import { outwardOf } from '@ginipig/domain/provider'
import { DEFAULT_ZONE, fromWallClock } from '@ginipig/domain/time'
import { ListingCard } from '@ginipig/features/listing/card/ListingCard.tsx'
import { Panel } from '@ginipig/ui/panel'
import { Picture } from '@ginipig/ui/picture'
import { PriceBlock } from '@ginipig/ui/price-block'
import { SaveSticker } from '@ginipig/ui/save-sticker'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { isBookedStart, noRequirements, noTimes, noTreatment, usualPriceOf } from '../draft/typed-listing.ts'
import styles from './Wizard.module.css'

type Shown = ComponentProps<typeof ListingCard>['listing']

type PreviewProps = {
  typed: TypedListing
  draft: ListingDraft | undefined
  /** In one line, above what is typed. */
  isCompact?: boolean
}

/** The card that clients will see, as it stands. */
export function Preview({ typed, draft, isCompact = false }: PreviewProps) {
  const { t } = useLingui()
  const user = useUser()
  const api = useApi()
  const { data: profile } = useQuery(query(api, getProviderProfile))
  const { data: page } = useQuery({
    ...query(api, getProviderPage, { params: { providerId: user?.id ?? '' } }),
    enabled: user !== null,
  })
  const treatment = typed.treatment ?? noTreatment
  const requirements = typed.requirements ?? noRequirements
  const { starts, slotMode } = typed.times ?? noTimes
  const zone = draft?.zone ?? DEFAULT_ZONE
  // One of several starts takes one client; a class takes them all.
  const isTaken = (start: (typeof starts)[number]) =>
    slotMode === 'several' && isBookedStart(draft?.listed ?? null, start)
  const open = starts.filter((start) => !isTaken(start))
  const [first] = inOrder(open)
  const { place } = requirements
  const price = parseMoney(requirements.price) ?? null
  const said = parseMoney(requirements.rrp)
  const rrp = said === undefined ? null : usualPriceOf(draft, said).rrp
  // What no listing may say is not previewed.
  const isListable = rrp !== null && (price === null || priceProblem({ rrp, price }) === undefined)
  const wanted = (requirements.clients ?? 1) - (draft?.listed?.bookedCount ?? 0)
  const own = { town: profile?.details?.town ?? '', outwardPostcode: outwardOf(profile?.details?.postcode ?? '') }
  const where = place ? { town: place.town, outwardPostcode: outwardOf(place.postcode) } : own
  const picture = draft?.photos.find(({ id }) => id === treatment.photoIds[0])
  const listing: Shown = {
    id: draft?.id ?? UNSAVED_LISTING,
    category: treatment.category ?? 'hair',
    subcategories: treatment.subcategories,
    cover: treatment.cover,
    image: picture ?? null,
    title: treatment.title.trim() === '' ? t`Your treatment` : treatment.title,
    description: treatment.description,
    level: requirements.level,
    purpose: requirements.purpose,
    type: requirements.type ?? 'in_person',
    approval: requirements.approval ?? 'manual',
    durationMinutes: durationOf({ hours: treatment.hours ?? 0, minutes: treatment.minutes ?? 0 }),
    rrp: isListable ? rrp : null,
    price,
    ...where,
    zone,
    isClosed: false,
    nextSlotAt: (first && fromWallClock(first, zone)) ?? null,
    // Each of several starts is one client's: no more can come than there are.
    placesLeft: slotMode === 'several' && first ? Math.min(wanted, open.length) : wanted,
    provider: {
      id: user?.id ?? '',
      displayName: profile?.about?.displayName ?? '',
      firstName: user?.firstName ?? '',
      photoUrl: user?.avatarUrl ?? null,
      town: own.town,
      rating: page?.rating ?? null,
      reviewCount: page?.reviewCount ?? 0,
      isIdentityVerified: page?.isIdentityVerified ?? false,
    },
  }
  if (isCompact) return <BriefPreview listing={listing} />
  return (
    <aside className={styles.Aside} aria-label={t`How it’ll look`}>
      <h2 className={styles.AsideTitle}>
        <Trans>How it’ll look</Trans>
      </h2>
      <ListingCard
        isBrief
        headingLevel={3}
        layout="grid"
        listing={listing}
        noDatesWords={t`Pick dates next`}
        renderLink={({ children, className }) => <span className={className}>{children}</span>}
      />
    </aside>
  )
}

/** What of the card changes while one types. */
function BriefPreview({ listing }: { listing: Shown }) {
  const { t } = useLingui()
  const money = useMoney()
  const { title, price, rrp } = listing
  const percent = price === null || rrp === null ? undefined : discountPercent({ rrp, price })
  return (
    <Panel aria-label={t`How it’ll look`} className={styles.Brief}>
      <Picture picture={listingPicture(listing)} alt="" sizes="72px" />
      <div>
        <p lang={PROVIDERS_LANGUAGE} className={styles.BriefTitle}>
          {title}
        </p>
        {price === null ? (
          <p className={styles.Note}>
            <Trans>How clients will see it</Trans>
          </p>
        ) : (
          <PriceBlock now={money(price)} was={rrp === null ? undefined : money(rrp)} wasLabel={t`usual price`} />
        )}
      </div>
      {percent === undefined ? null : (
        <SaveSticker size="sm">
          <Trans>{percent}% off</Trans>
        </SaveSticker>
      )}
    </Panel>
  )
}

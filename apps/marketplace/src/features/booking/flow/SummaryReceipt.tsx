import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { providerName } from '@ginipig/domain/identity'
import type { Category } from '@ginipig/domain/listing'
import { discountPercent } from '@ginipig/domain/listing'
import type { PictureSource } from '@ginipig/ui/picture'
import { Rating } from '@ginipig/ui/rating'
import { Receipt, ReceiptLine, ReceiptLines, ReceiptTop } from '@ginipig/ui/receipt'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'

/** What a receipt names, from a listing with a slot or from a booking. Money in pence, instants epoch ms. */
export type Summary = {
  listing: { id: string; title: string; category: Category; cover: string; image: PictureSource | null }
  provider: { firstName: string; displayName: string; town: string; rating: number | null; reviewCount: number }
  when: { startsAt: number; endsAt: number; zone: string } | undefined
  rrp: number
  price: number
  /** A promo code, and the pence that it takes off. */
  promo?: { code: string; off: number } | undefined
}

type SummaryReceiptProps = Summary & {
  /** Lines of their own in place of the price. */
  lines?: ReactNode
  /** What is due now and later. */
  children?: ReactNode
}

/** The receipt at the side of every step. */
export function SummaryReceipt(props: SummaryReceiptProps) {
  const { listing, provider, when, lines, children } = props
  const { t } = useLingui()
  const dates = useDates()
  return (
    <Receipt aria-label={t`Order summary`}>
      <ReceiptTop
        picture={listingPicture(listing)}
        title={<span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>}
        who={`${providerName(provider)}, ${provider.town}`}
      >
        <ProviderRating rating={provider.rating} reviewCount={provider.reviewCount} />
      </ReceiptTop>
      {when === undefined ? null : (
        <ReceiptLines size="sm">
          <ReceiptLine
            icon={<CalendarDays aria-hidden="true" />}
            label={dates.friendlyDate(when.startsAt, when.zone)}
            value={t`${dates.time(when.startsAt, when.zone)} to ${dates.time(when.endsAt, when.zone)}`}
            tone="strong"
          />
        </ReceiptLines>
      )}
      {lines ?? <PriceLines rrp={props.rrp} price={props.price} />}
      {children}
    </Receipt>
  )
}

function PriceLines({ rrp, price }: { rrp: number; price: number }) {
  const { t } = useLingui()
  const money = useMoney()
  const percent = discountPercent({ rrp, price })
  return (
    <ReceiptLines>
      <ReceiptLine label={t`Provider’s usual price (RRP)`} value={money(rrp)} tone="struck" />
      <ReceiptLine label={t`You save ${percent}%`} value={money(price - rrp)} tone="saving" />
      <ReceiptLine label={t`Appointment price`} value={money(price)} tone="total" />
    </ReceiptLines>
  )
}

function ProviderRating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  const { t, i18n } = useLingui()
  if (rating === null) return <Rating label={t`New, no reviews yet`} />
  const average = i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const reviews = plural(reviewCount, { one: '# review', other: '# reviews' })
  return <Rating average={average} count={reviewCount} label={t`Rated ${average} out of 5, ${reviews}`} />
}

import { useAnswerWords } from '@ginipig/app/words/use-answer-words.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { discountPercent } from '@ginipig/domain/listing'
import type { RrpPeriod } from '@ginipig/domain/listing-draft'
import { depositSplit } from '@ginipig/features/listing/card/listing-facts.ts'
import { DetailList } from '@ginipig/ui/detail-list'
import { Panel } from '@ginipig/ui/panel'
import { PriceBlock } from '@ginipig/ui/price-block'
import { SaveSticker } from '@ginipig/ui/save-sticker'
import { Section } from '@ginipig/ui/section'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarCheck, Hourglass, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { AvailabilityAction, useHeldWords } from './AvailabilityAction.tsx'
import styles from './BookingCard.module.css'
import { NextSlots, PatchTestNote } from './NextSlots.tsx'
import { refundTerms } from './refund-terms.ts'

/** For how long it is what they charge, as the provider declares it. Source: trust.md §5 (honest RRP). */
const periodWords: Record<RrpPeriod, MessageDescriptor> = {
  not_yet: msg`They are new: it’s what providers of their level charge around them.`,
  one_month: msg`They have charged it for a month or more.`,
  three_months: msg`They have charged it for 3 months or more.`,
  six_months: msg`They have charged it for 6 months or more.`,
  one_year: msg`They have charged it for a year or more.`,
}

/** Price, next slots and the way to the calendar; stays in view beside the page from 1024 px. */
export function BookingCard({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui()
  const held = useHeldWords(listing)
  return (
    <Panel look="raised" aria-label={t`Book ${listing.title}`} className={styles.BookingCard}>
      <PriceAndDeposit listing={listing} />
      {listing.nextSlots.length === 0 ? null : (
        <div className={styles.Next}>
          <h2 className={styles.NextTitle}>
            <Trans>Next open slots</Trans>
          </h2>
          <NextSlots listing={listing} count={3} />
          <PatchTestNote listing={listing} />
        </div>
      )}
      {held === undefined ? null : <p className={styles.Held}>{held}</p>}
      <AvailabilityAction listing={listing} />
      <Promises listing={listing} />
    </Panel>
  )
}

/** The same for a phone, in the page: what it costs, what is paid today and what happens next. */
export function BookingTerms({ listing, className }: { listing: ListingDetail; className: string | undefined }) {
  return (
    <Section pitch="block" title={<Trans>What it costs</Trans>} className={className}>
      <PriceAndDeposit listing={listing} />
      <Promises listing={listing} />
    </Section>
  )
}

function PriceAndDeposit({ listing }: { listing: ListingDetail }) {
  const { t, i18n } = useLingui()
  const money = useMoney()
  const [percent, usual] = [discountPercent(listing), money(listing.rrp)]
  const dates = useDates()
  const [now, [soonest]] = [Date.now(), listing.nextSlots]
  const forDeposit = listing.nextSlots.find(({ startsAt }) => depositSplit(listing, startsAt, now) !== undefined)
  const split = depositSplit(listing, forDeposit?.startsAt, now)
  return (
    <>
      <PriceBlock
        size="xl"
        now={money(listing.price)}
        was={usual}
        wasLabel={t`usual price`}
        sticker={<SaveSticker size="lg">{t`${percent}% off`}</SaveSticker>}
        split={
          <>
            <Trans>Provider’s usual price (RRP): {usual}.</Trans>{' '}
            {listing.rrpPeriod === null ? null : i18n._(periodWords[listing.rrpPeriod])}
          </>
        }
      />
      {split === undefined ? null : (
        <DetailList
          layout="facts"
          className={styles.Split}
          items={[
            { id: 'deposit', label: t`Deposit today`, value: money(split.deposit) },
            { id: 'balance', label: t`Balance later`, value: money(split.balance) },
          ]}
        />
      )}
      {forDeposit === undefined || forDeposit === soonest ? null : (
        <p className={styles.From}>
          <Trans>
            A deposit will do for slots from {{ date: dates.friendlyDate(forDeposit.startsAt, listing.zone) }} on.
            Sooner ones are paid in full.
          </Trans>
        </p>
      )}
    </>
  )
}

/** What happens after the request, in hours. */
function Promises({ listing: { price, approval, provider, answerMs } }: { listing: ListingDetail }) {
  const answers = useAnswerWords()(answerMs)
  const { answerHours, balanceHours } = refundTerms(price)
  const firstName = provider.firstName
  return (
    <ul className={styles.Promises}>
      {approval === 'automatic' ? (
        <Note icon={<Zap aria-hidden="true" />}>
          <Trans>Confirmed straight away, as soon as you’ve paid.</Trans>
        </Note>
      ) : (
        <Note icon={<Hourglass aria-hidden="true" />}>
          <Trans>
            {firstName} has {answerHours} hours to accept. Without a yes, nothing is taken from your card.
          </Trans>{' '}
          {answers}
        </Note>
      )}
      <Note icon={<CalendarCheck aria-hidden="true" />}>
        <Trans>With a deposit, the balance is taken {balanceHours} hours before your appointment.</Trans>
      </Note>
    </ul>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.Note}>
      {icon}
      <span>{children}</span>
    </li>
  )
}

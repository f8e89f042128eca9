import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { refundTerms } from './refund-terms.ts'

/** What each end costs at this price, in pounds and hours. Source: money.md §2. */
export function CancellationTerms({ listing: { price, approval, provider } }: { listing: ListingDetail }) {
  const { t } = useLingui()
  const money = useMoney()
  const terms = refundTerms(price)
  const firstName = provider.firstName
  const [answerHours, hours] = [terms.answerHours, terms.balanceHours]
  const [early, late, noShow, full] = [terms.lostEarly, terms.lostLate, terms.lostNoShow, price].map(money)
  const noAnswer: Detail = {
    id: 'no-answer',
    label: t`${firstName} declines, or doesn’t reply in ${answerHours} hours`,
    value: t`Nothing is taken from your card`,
  }
  const share = terms.noShowPercent
  const items: Detail[] = [
    ...(approval === 'manual' ? [noAnswer] : []),
    { id: 'provider', label: t`${firstName} cancels`, value: t`You get everything back` },
    {
      id: 'early',
      label: t`You cancel ${hours} hours before or earlier`,
      value: t`The deposit of ${early} is kept. Whatever you paid beyond it comes back.`,
    },
    {
      id: 'late',
      label: t`You cancel later than that`,
      value: t`${late} of ${full} is kept: the deposit and ${share}% of the price.`,
    },
    { id: 'no-show', label: t`You don’t come`, value: t`${noShow} of ${full} is kept, as for a late cancellation.` },
  ]
  return (
    <Section pitch="block" title={<Trans>If plans change</Trans>}>
      <DetailList layout="ruled" items={items} />
    </Section>
  )
}

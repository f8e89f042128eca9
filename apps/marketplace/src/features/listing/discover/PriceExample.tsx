import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { discountPercent } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Panel } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import styles from './PriceExample.module.css'
import { exampleQuery, stripQuery } from './strip-query.ts'

/** The arithmetic of a real listing: the soonest cut that the page doesn't show first already, since everybody knows what one costs;
 *  where there is none, another that the page shows. */
export function PriceExample() {
  const { t } = useLingui()
  const money = useMoney()
  const api = useApi()
  const strip = useInfiniteQuery(stripQuery(api, undefined)).data?.pages[0]?.items
  const cuts = useInfiniteQuery(exampleQuery(api)).data?.pages[0]?.items
  const listing = cuts?.find(({ id }) => id !== strip?.[0]?.id) ?? strip?.[1] ?? strip?.[0]
  if (!cuts || !listing) return null
  const { title, rrp, price } = listing
  const firstName = listing.provider.firstName
  const split = splitPrice(price, bookingPolicy)
  const percent = discountPercent(listing)
  const hours = bookingPolicy.balanceBeforeMs / HOUR_MS
  const items: Detail[] = [
    { id: 'rrp', label: t`Provider’s usual price (RRP)`, value: <s>{money(rrp)}</s> },
    { id: 'saving', label: t`You save ${percent}%`, value: money(price - rrp) },
    { id: 'price', label: <b>{t`You pay`}</b>, value: money(price), isStrong: true },
    { id: 'deposit', label: t`Deposit, if you book ahead`, value: money(split.deposit) },
    { id: 'balance', label: t`Balance, ${hours} hours before`, value: money(split.balance) },
  ]
  return (
    <Panel look="card" isPadded className={styles.PriceExample}>
      <p className={styles.Title}>
        <Trans>
          <span lang={PROVIDERS_LANGUAGE}>{title}</span> with {firstName}
        </Trans>
      </p>
      <DetailList items={items} className={styles.Lines} />
    </Panel>
  )
}

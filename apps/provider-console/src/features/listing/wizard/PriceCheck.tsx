import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { bookingPolicy, settle, splitPrice } from '@ginipig/domain/booking'
import { discountPercent, highestPrice, isDoubtful, MIN_PRICE_PENCE, priceProblem } from '@ginipig/domain/listing'
import { parseMoney } from '@ginipig/domain/money'
import { HOUR_MS } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { DetailList } from '@ginipig/ui/detail-list'
import { Panel } from '@ginipig/ui/panel'
import { SaveSticker } from '@ginipig/ui/save-sticker'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleAlert, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import { usualPriceOf } from '../draft/typed-listing.ts'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import styles from './Wizard.module.css'

type PriceCheckProps = { rrp: string; price: string; autosave: ListingAutosave }

/** What may be asked for at this usual price, which rule speaks, and where the money goes. Source: spec §5, money.md §2. */
export function PriceCheck({ rrp: typedRrp, price: typedPrice, autosave }: PriceCheckProps) {
  const { t } = useLingui()
  const money = useMoney()
  const dates = useDates()
  const draft = useAutosaved(autosave, (kept) => kept.draft)
  const said = parseMoney(typedRrp)
  const price = parseMoney(typedPrice)
  if (said === undefined) return null

  const { rrp, next } = usualPriceOf(draft, said)
  const [lowest, highest] = [money(MIN_PRICE_PENCE), money(highestPrice(rrp))]
  const day = next && draft ? dates.friendlyDate(next.from, draft.zone) : undefined
  const [now, raised] = [money(rrp), money(said)]
  const isKept = (holds: (price: number) => boolean) => (price === undefined ? undefined : holds(price))
  const problem = price === undefined ? undefined : priceProblem({ rrp, price })
  return (
    <>
      {day === undefined ? null : (
        <Banner tone="info">
          <Trans>
            {raised} counts from {day}: a raised usual price has to stand for 28 days before a discount is told from it.
            Until then clients see {now}.
          </Trans>
        </Banner>
      )}
      <div role="status">
        {highestPrice(rrp) < MIN_PRICE_PENCE ? (
          <p className={styles.Note}>
            <Trans>This usual price is too low: with 30% off, nothing from {lowest} up is left.</Trans>
          </p>
        ) : price !== undefined && problem === undefined ? null : (
          <p className={styles.Note}>
            <Trans>
              Anything from {lowest} to {highest} works for this usual price.
            </Trans>
          </p>
        )}
      </div>
      <ul className={styles.Rules} aria-label={t`Price rules`}>
        {price !== undefined && problem === undefined ? (
          <li>
            <SaveSticker>
              <Trans>{discountPercent({ rrp, price })}% off</Trans>
            </SaveSticker>
          </li>
        ) : null}
        <Rule isKept={isKept((it) => it <= highestPrice(rrp))}>
          <Trans>30% off or more</Trans>
        </Rule>
        <Rule isKept={isKept((it) => it >= MIN_PRICE_PENCE)}>
          <Trans>{lowest} or more</Trans>
        </Rule>
        <Rule isKept={isKept((it) => it <= rrp)}>
          <Trans>Not above the RRP</Trans>
        </Rule>
      </ul>
      {price !== undefined && problem === undefined && isDoubtful({ rrp: said, price }) ? (
        <Banner tone="warning">
          <Trans>Is the usual price right? {raised} is more than ten times what clients pay here.</Trans>
        </Banner>
      ) : null}
      {price !== undefined && problem === undefined ? <Split price={price} /> : null}
    </>
  )
}

function Rule({ isKept, children }: { isKept: boolean | undefined; children: ReactNode }) {
  const { t } = useLingui()
  const Icon = isKept === undefined ? Minus : isKept ? Check : CircleAlert
  const words = isKept === undefined ? undefined : isKept ? t`Kept:` : t`Broken:`
  return (
    <li data-state={isKept === undefined ? undefined : isKept ? 'kept' : 'broken'} className={styles.PriceRule}>
      <Icon role="img" aria-label={words} aria-hidden={words === undefined} />
      {children}
    </li>
  )
}

/** What becomes of what a client pays. */
function Split({ price }: { price: number }) {
  const { t } = useLingui()
  const money = useMoney()
  const split = splitPrice(price, bookingPolicy)
  const whole = money(price)
  const rate = bookingPolicy.commissionRate / 100
  const balanceHours = bookingPolicy.balanceBeforeMs / HOUR_MS
  // Whoever paid the deposit alone owes the balance some hours before; by then all of it is paid.
  const noShow = settle('no_show', { captured: split.total, startsAt: 0, split }, bookingPolicy, 0)
  return (
    <Panel look="well" isPadded aria-label={t`What happens to the ${whole}`}>
      <DetailList
        layout="facts"
        items={[
          { id: 'deposit', label: t`Deposit, on booking`, value: money(split.deposit) },
          { id: 'balance', label: t`Balance, ${balanceHours} h before`, value: money(split.balance) },
          { id: 'no-show', label: t`You get on a no-show`, value: money(noShow.providerShare) },
          {
            id: 'earnings',
            label: t`You earn, after ${rate}% commission`,
            value: money(split.earnings),
            isStrong: true,
          },
        ]}
      />
    </Panel>
  )
}

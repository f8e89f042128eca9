import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { DetailList } from '@ginipig/ui/detail-list'
import { Heading } from '@ginipig/ui/heading'
import { TextLink } from '@ginipig/ui/link'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarDays, MapPin, Tag, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import page from '../ContentPage.module.css'
import { examplePrice, exampleSums } from './example-price.ts'
import styles from './GuidePage.module.css'
import { WhoSeesWhat } from './WhoSeesWhat.tsx'

/** `/providers`: how it works once one has listed. Source: product.md §5.
 *  @param working - who can be booked now: another feature's */
export function ProvidersPage({ working }: { working: ReactNode }) {
  return (
    <>
      <div data-tone="deep" className={page.Hero}>
        <div className={`${page.Width} ${styles.Hero}`}>
          <div>
            <Heading level={1} look="feature" tabIndex={-1}>
              <Trans>Your chair, your rules, and a referee</Trans>
            </Heading>
            <p className={page.HeroLead}>
              <Trans>
                How it works once you’ve listed: what you decide, what clients see, and what happens to the money.
              </Trans>
            </p>
            <div className={styles.Actions}>
              <ButtonLink
                variant="deep"
                size="lg"
                render={(slot) => <CrossLink to="/provider-registration" {...slot} />}
              >
                <Trans>Start listing</Trans>
              </ButtonLink>
              <TextLink render={(slot) => <Link to="/onboard-with-us" {...slot} />}>
                <Trans>What would I keep?</Trans>
              </TextLink>
            </div>
          </div>
          <Sum />
        </div>
      </div>
      <Decided />
      <WhoSeesWhat />
      <MoneyOfABooking />
      {working}
    </>
  )
}

function Sum() {
  const { t } = useLingui()
  const money = useMoney()
  const { commission } = useFigures()
  const sums = exampleSums()
  return (
    <div className={styles.Sum}>
      <p className={styles.SumTitle}>
        <Trans>Yours when it’s done</Trans>
      </p>
      <p className={styles.SumNumber}>{money(sums.earnings)}</p>
      <DetailList
        items={[
          { id: 'pays', label: t`Client pays`, value: money(examplePrice) },
          { id: 'fee', label: t`Ginipig, ${commission}`, value: money(-sums.commission) },
        ]}
      />
    </div>
  )
}

function Decided() {
  const { horizonMonths, leastDiscount, leastPrice } = useFigures()
  return (
    <Section title={<Trans>Four things only you decide</Trans>}>
      <ul className={styles.Four}>
        <Choice icon={<UserCheck aria-hidden="true" />} title={<Trans>Who comes</Trans>}>
          <Trans>By hand, or instantly. Photos, questions, patch test: you choose what you need to know.</Trans>
        </Choice>
        <Choice icon={<CalendarDays aria-hidden="true" />} title={<Trans>When</Trans>}>
          <Trans>
            By the half hour, up to {horizonMonths} months ahead. What is booked closes the times that overlap with it.
          </Trans>
        </Choice>
        <Choice icon={<Tag aria-hidden="true" />} title={<Trans>How much</Trans>}>
          <Trans>
            At least {leastDiscount} below your usual price, down to {leastPrice}. Change it when you like; bookings
            already made keep theirs.
          </Trans>
        </Choice>
        <Choice icon={<MapPin aria-hidden="true" />} title={<Trans>Where</Trans>}>
          <Trans>
            Salon, academy, clinic, their home, yours, or online. The address stays hidden until you say yes.
          </Trans>
        </Choice>
      </ul>
    </Section>
  )
}

function Choice({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <Heading level={3} look="section">
        {title}
      </Heading>
      <p className={page.RowText}>{children}</p>
    </li>
  )
}

/** What comes when, and what is owed, of the same price. */
function MoneyOfABooking() {
  const money = useMoney()
  const { answerHours, completeHours, releaseDays, balanceHours, cancellationFee } = useFigures()
  const sums = exampleSums()
  const [earnings, late] = [money(sums.earnings), money(sums.lateEarnings)]
  return (
    <Section>
      <div className={page.Pair}>
        <Heading level={2} look="page">
          <Trans>What happens to the money</Trans>
        </Heading>
        <ul className={page.Rows}>
          <Row title={<Trans>You have {answerHours} hours to answer</Trans>}>
            <Trans>The client’s card is only charged when you say yes. Saying no costs nothing.</Trans>
          </Row>
          <Row title={<Trans>{earnings} when it’s done</Trans>}>
            <Trans>
              Mark the service complete and release it. If nobody does, it counts as done after {completeHours} hours
              and is released {releaseDays} days later.
            </Trans>
          </Row>
          <Row title={<Trans>{late} if they don’t come</Trans>}>
            <Trans>The same when they cancel in the last {balanceHours} hours.</Trans>
          </Row>
          <Row title={<Trans>{cancellationFee} of the price if you cancel</Trans>}>
            <Trans>The client gets everything back. The fee is taken from what you earn next.</Trans>
          </Row>
        </ul>
      </div>
    </Section>
  )
}

function Row({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div>
        <p className={page.RowTitle}>{title}</p>
        <p className={page.RowText}>{children}</p>
      </div>
    </li>
  )
}

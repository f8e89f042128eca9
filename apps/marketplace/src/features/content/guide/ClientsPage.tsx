import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import occasions from '@ginipig/ui/assets/covers/occasions-3.svg'
import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { Loaf } from '@ginipig/ui/loaf'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import page from '../ContentPage.module.css'
import { exampleSums } from './example-price.ts'
import styles from './GuidePage.module.css'
import { LifeOfAPrice } from './LifeOfAPrice.tsx'

/** `/clients`: how booking goes for whoever books. Source: product.md §5. */
export function ClientsPage() {
  return (
    <>
      <div className={page.Hero}>
        <div className={`${page.Width} ${styles.Hero}`}>
          <div>
            <Heading level={1} look="feature" tabIndex={-1}>
              <Trans>How to be a good ginipig, and a safe one</Trans>
            </Heading>
            <p className={page.HeroLead}>
              <Trans>Five minutes’ reading, then you’ll never be surprised by us.</Trans>
            </p>
          </div>
          <Loaf src={occasions} ratio={0.94} className={styles.Cover} />
        </div>
      </div>
      <LifeOfAPrice />
      <Cancelling />
      <TwoSides />
      <Section tone="brand">
        <div className={styles.Onward}>
          <Heading level={2} look="page">
            <Trans>Ready when you are.</Trans>
          </Heading>
          <ButtonLink variant="primary" size="lg" render={(slot) => <Link to="/treatment" {...slot} />}>
            <Trans>Browse appointments</Trans>
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

/** What each moment of cancelling costs, of the same price. */
function Cancelling() {
  const money = useMoney()
  const { balanceHours, noShowShare } = useFigures()
  const sums = exampleSums()
  const [late, back, theirs] = [money(sums.lateCost), money(sums.lateBack), money(sums.lateEarnings)]
  return (
    <Section tone="sunken">
      <div className={page.Pair}>
        <div>
          <Heading level={2} look="page">
            <Trans>If you can’t make it</Trans>
          </Heading>
          <p className={page.Aside}>
            <Trans>
              You see the exact pounds before you press anything. Cancelling early is kinder, and costs less.
            </Trans>
          </p>
        </div>
        <div>
          <dl className={styles.Costs}>
            <div>
              <dt>
                <Trans>Before they say yes</Trans>
              </dt>
              <dd className={styles.Cost}>{money(0)}</dd>
              <dd className={styles.CostText}>
                <Trans>What was set aside is let go.</Trans>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Up to {balanceHours} hours before</Trans>
              </dt>
              <dd className={styles.Cost}>{money(sums.deposit)}</dd>
              <dd className={styles.CostText}>
                <Trans>Your deposit. The rest was never taken, or comes back.</Trans>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>After that, or not at all</Trans>
              </dt>
              <dd className={styles.Cost}>{late}</dd>
              <dd className={styles.CostText}>
                <Trans>
                  {back} comes back; they get {theirs}, which is {noShowShare} of the price.
                </Trans>
              </dd>
            </div>
          </dl>
          <p className={styles.Note}>
            <Trans>If they cancel, all of it comes back. Always.</Trans>
          </p>
        </div>
      </div>
    </Section>
  )
}

function TwoSides() {
  const { answerHours } = useFigures()
  return (
    <Section>
      <div className={styles.Sides}>
        <Side title={<Trans>Your side of it</Trans>}>
          <Point title={<Trans>Say everything about your hair, skin or health.</Trans>}>
            <Trans>Including the box dye. Especially the box dye.</Trans>
          </Point>
          <Point title={<Trans>Give it the time.</Trans>}>
            <Trans>A newbie takes longer. You were told, and paid less for it.</Trans>
          </Point>
          <Point title={<Trans>Do the patch test, if there is one.</Trans>}>
            <Trans>The listing says when. It protects you, not the diary.</Trans>
          </Point>
          <Point title={<Trans>Turn up.</Trans>}>
            <Trans>Somebody’s exam may depend on you.</Trans>
          </Point>
        </Side>
        <Side title={<Trans>Our side of it</Trans>}>
          <Point title={<Trans>You know who it is.</Trans>}>
            <Trans>Every listing says their level and why they need you.</Trans>
          </Point>
          <Point title={<Trans>Money held until it’s done.</Trans>}>
            <Trans>No provider is paid for an appointment that is still to come.</Trans>
          </Point>
          <Point title={<Trans>An answer in {answerHours} hours.</Trans>}>
            <Trans>Or the request ends by itself and your card is left alone.</Trans>
          </Point>
          <Point title={<Trans>Your answers stay between the two of you.</Trans>}>
            <Trans>Photos and consultation answers are for the provider you asked, and nobody else.</Trans>
          </Point>
        </Side>
      </div>
    </Section>
  )
}

function Side({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Heading level={2} look="subpage">
        {title}
      </Heading>
      <ul className={`${page.Rows} ${styles.Points}`}>{children}</ul>
    </div>
  )
}

function Point({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Check aria-hidden="true" />
      <div>
        <p className={page.RowTitle}>{title}</p>
        <p className={page.RowText}>{children}</p>
      </div>
    </li>
  )
}

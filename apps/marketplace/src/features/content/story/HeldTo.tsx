import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './HeldTo.module.css'

/** A hundred pounds or euros, in pence: what is said of each pound. */
const HUNDRED = 10_000

/** Five numbers, each from the rule that keeps it. */
export function HeldTo() {
  const money = useMoney()
  const figures = useFigures()
  const { leastDiscount, leastPrice, answerHours, balanceHours, commission } = figures
  const { earnings } = splitPrice(HUNDRED, bookingPolicy)
  const earned = money(earnings)
  const hundred = money(HUNDRED)
  return (
    <Section tone="sunken" title={<Trans>Five numbers we’ll be held to</Trans>}>
      <ul className={styles.Numbers}>
        <Held number={leastDiscount} title={<Trans>less, or more</Trans>}>
          <Trans>Every price is at least {leastDiscount} under what that provider usually charges.</Trans>
        </Held>
        <Held number={leastPrice} title={<Trans>the least you’ll see</Trans>}>
          <Trans>Below that, nobody’s time is respected. Not theirs, and not yours.</Trans>
        </Held>
        <Held number={<Trans>{answerHours} hours</Trans>} title={<Trans>to hear yes or no</Trans>}>
          <Trans>Then the request ends by itself, and your card was never charged.</Trans>
        </Held>
        <Held number={<Trans>{balanceHours} hours</Trans>} title={<Trans>before it starts</Trans>}>
          <Trans>Until then, cancelling costs you the deposit and nothing else.</Trans>
        </Held>
        <Held number={earned} title={<Trans>of every {hundred}</Trans>}>
          <Trans>is the provider’s. Our {commission} pays for the card fees and for running this place.</Trans>
        </Held>
      </ul>
    </Section>
  )
}

function Held({ number, title, children }: { number: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.Held}>
      <span className={styles.Number}>{number}</span>
      <span className={styles.Title}>{title}</span>
      <p className={styles.Text}>{children}</p>
    </li>
  )
}

import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { examplePrice, exampleSums, exampleUsual } from './example-price.ts'
import styles from './LifeOfAPrice.module.css'

/** One price from the request to the provider's account: where it lies at each step. */
export function LifeOfAPrice() {
  const money = useMoney()
  const { balanceHours, completeHours, releaseDays, answerHours } = useFigures()
  const sums = exampleSums()
  const [price, usual] = [money(examplePrice), money(exampleUsual)]
  const [deposit, balance, earnings] = [money(sums.deposit), money(sums.balance), money(sums.earnings)]
  return (
    <Section
      title={<Trans>The life of {price}</Trans>}
      lead={<Trans>One real-sized booking: balayage and gloss, usually {usual}, with a deposit.</Trans>}
    >
      <ol className={styles.Life}>
        <Step state="held" title={<Trans>You ask</Trans>} sum={<Trans>{deposit} set aside</Trans>}>
          <Trans>Nothing has left your card. Without an answer in {answerHours} hours, nothing will.</Trans>
        </Step>
        <Step state="taken" title={<Trans>They say yes</Trans>} sum={<Trans>{deposit} taken</Trans>}>
          <Trans>Now the address is yours.</Trans>
        </Step>
        <Step state="taken" title={<Trans>{balanceHours} hours to go</Trans>} sum={<Trans>{balance} taken</Trans>}>
          <Trans>The last moment to cancel for {deposit}.</Trans>
        </Step>
        <Step state="held" title={<Trans>Your appointment</Trans>} sum={<Trans>{price} held</Trans>}>
          <Trans>By us, not by them, not yet. There’s nothing to pay on the day.</Trans>
        </Step>
        <Step state="done" title={<Trans>When it’s done</Trans>} sum={<Trans>{earnings} to them</Trans>}>
          <Trans>
            They say so, or it is taken as done after {completeHours} hours and paid out {releaseDays} days later.
          </Trans>
        </Step>
      </ol>
      <p aria-hidden="true" className={styles.Key}>
        <span data-state="held">
          <Trans>set aside or held</Trans>
        </span>
        <span data-state="taken">
          <Trans>taken</Trans>
        </span>
        <span data-state="done">
          <Trans>paid out</Trans>
        </span>
      </p>
    </Section>
  )
}

type StepProps = { state: 'held' | 'taken' | 'done'; title: ReactNode; sum: ReactNode; children: ReactNode }

function Step({ state, title, sum, children }: StepProps) {
  return (
    <li data-state={state} className={styles.Step}>
      <h3 className={styles.Title}>{title}</h3>
      <p className={styles.Sum}>{sum}</p>
      <p className={styles.Text}>{children}</p>
    </li>
  )
}

import { bookingPolicy } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { Loaf } from '@ginipig/ui/loaf'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { CalendarCheck, CreditCard, Hourglass, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './HowItWorks.module.css'

/** Booking in four steps, with the hours of the policy. */
export function HowItWorks() {
  const answerHours = bookingPolicy.responseWindowMs / HOUR_MS
  const balanceHours = bookingPolicy.balanceBeforeMs / HOUR_MS
  const percent = bookingPolicy.depositRate / 100
  return (
    <Section title={<Trans>How booking works</Trans>}>
      <ol className={styles.Steps}>
        <Step tone="brand" icon={<CalendarCheck aria-hidden="true" />} title={<Trans>Pick a slot</Trans>}>
          <Trans>Request it with a deposit of {percent}%, or pay in full.</Trans>
        </Step>
        <Step
          tone="hair"
          icon={<Hourglass aria-hidden="true" />}
          title={<Trans>Hear back within {answerHours} hours</Trans>}
        >
          <Trans>
            Instant appointments are confirmed straight away. Without a yes, nothing is taken from your card.
          </Trans>
        </Step>
        <Step
          tone="coaching"
          icon={<CreditCard aria-hidden="true" />}
          title={<Trans>Balance taken {balanceHours} hours before</Trans>}
        >
          <Trans>From the same card, so there’s nothing to pay on the day.</Trans>
        </Step>
        <Step tone="wellness" icon={<Star aria-hidden="true" />} title={<Trans>Off you go</Trans>}>
          <Trans>You have the address as soon as it’s confirmed, and the time in your calendar if you like.</Trans>
        </Step>
      </ol>
    </Section>
  )
}

type StepProps = {
  tone: 'brand' | 'hair' | 'coaching' | 'wellness'
  icon: ReactNode
  title: ReactNode
  children: ReactNode
}

function Step({ tone, icon, title, children }: StepProps) {
  return (
    <li className={styles.Step}>
      <Loaf tone={tone} className={styles.Icon}>
        {icon}
      </Loaf>
      <div>
        <h3 className={styles.Title}>{title}</h3>
        <p className={styles.Text}>{children}</p>
      </div>
    </li>
  )
}

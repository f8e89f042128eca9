import { useMoney } from '@ginipig/app/words/use-money.ts'
import { MIN_PRICE_PENCE } from '@ginipig/domain/listing'
import { Heading } from '@ginipig/ui/heading'
import { LevelTag } from '@ginipig/ui/level-tag'
import { Trans } from '@lingui/react/macro'
import { CalendarClock, PiggyBank } from 'lucide-react'
import type { ReactNode } from 'react'
import { SMALLEST_SAVING } from './Hero.tsx'
import styles from './WhyItCostsLess.module.css'

/** The reason behind the price: all levels, gaps that need filling, and what always holds. Source: product.md §5. */
export function WhyItCostsLess({ example }: { example: ReactNode }) {
  const money = useMoney()
  const percent = SMALLEST_SAVING
  const most = 100 - SMALLEST_SAVING
  const lowest = money(MIN_PRICE_PENCE)
  return (
    <section className={styles.Band}>
      <div className={styles.Grid}>
        <div>
          <Heading level={2} look="feature">
            <Trans>Why it costs less, and why that’s fine.</Trans>
          </Heading>
          <p className={styles.Lead}>
            <Trans>Every provider says what level they’re at and why they need you. Both are on every listing.</Trans>
          </p>
          {example}
        </div>
        <ul>
          <Reason
            mark={
              <LevelTag level={1}>
                <Trans>Newbie</Trans>
              </LevelTag>
            }
            title={<Trans>Learning it now.</Trans>}
          >
            <Trans>Needs practice hours, and people patient enough to give them.</Trans>
          </Reason>
          <Reason
            mark={
              <LevelTag level={2}>
                <Trans>Nearly there</Trans>
              </LevelTag>
            }
            title={<Trans>Nearly qualified, or just.</Trans>}
          >
            <Trans>Needs particular hair, skin or goals for a case study.</Trans>
          </Reason>
          <Reason
            mark={
              <LevelTag level={3}>
                <Trans>Pro</Trans>
              </LevelTag>
            }
            title={<Trans>Does it for a living.</Trans>}
          >
            <Trans>Needs fresh photos for a portfolio, or a new technique to show.</Trans>
          </Reason>
          <Reason mark={<CalendarClock aria-hidden="true" />} title={<Trans>Last-minute gaps.</Trans>}>
            <Trans>An empty chair earns nothing. You fill it, and pay less.</Trans>
          </Reason>
          <Reason
            mark={<PiggyBank aria-hidden="true" />}
            title={
              <Trans>
                From {lowest}, and at least {percent}% off.
              </Trans>
            }
          >
            <Trans>No listing can ask for more than {most}% of the provider’s usual price.</Trans>
          </Reason>
        </ul>
      </div>
    </section>
  )
}

function Reason({ mark, title, children }: { mark: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.Reason}>
      <div className={styles.Mark}>{mark}</div>
      <div>
        <p className={styles.Title}>{title}</p>
        <p className={styles.Text}>{children}</p>
      </div>
    </li>
  )
}

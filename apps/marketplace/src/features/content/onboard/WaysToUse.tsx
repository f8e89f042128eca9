import { useMoney } from '@ginipig/app/words/use-money.ts'
import { discountPercent } from '@ginipig/domain/listing'
import blowDry from '@ginipig/ui/assets/covers/blow-dry-1.svg'
import colour from '@ginipig/ui/assets/covers/colour-1.svg'
import face from '@ginipig/ui/assets/covers/face-2.svg'
import { DetailList } from '@ginipig/ui/detail-list'
import { Heading } from '@ginipig/ui/heading'
import { Loaf } from '@ginipig/ui/loaf'
import { Section } from '@ginipig/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sumsOf } from './provider-sums.ts'
import styles from './WaysToUse.module.css'

/** Three ways, with their sums. */
export function WaysToUse() {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>Three ways people use it</Trans>}
      lead={<Trans>Sums, not testimonials. Put your own numbers in above.</Trans>}
    >
      <div className={styles.Ways}>
        <Way
          {...{ tone: 'wellness', cover: blowDry, rrp: 2_600, price: 900, count: 20 }}
          who={<Trans>If you’re in training</Trans>}
          title={<Trans>Twenty heads before the exam</Trans>}
          totalLabel={t`20 heads`}
        >
          <Trans>Blow dries on a Saturday, with your tutor in the room. You need hours; the money is a surprise.</Trans>
        </Way>
        <Way
          {...{ tone: 'hair', cover: colour, rrp: 12_000, price: 5_400, count: 8 }}
          who={<Trans>If you’re freelance</Trans>}
          title={<Trans>Two gaps a week, filled</Trans>}
          totalLabel={t`8 gaps a month`}
        >
          <Trans>Someone drops out and the chair is paid for anyway. A balayage at the price of a cut fills it.</Trans>
        </Way>
        <Way
          {...{ tone: 'beauty', cover: face, rrp: 4_500, price: 1_400, count: 4 }}
          who={<Trans>If you’re collecting case studies</Trans>}
          title={<Trans>Four faces, four kinds of skin</Trans>}
          totalLabel={t`4 facials`}
        >
          <Trans>Say whom you are looking for and ask your questions before they come. You accept who fits.</Trans>
        </Way>
      </div>
    </Section>
  )
}

type WayProps = {
  tone: 'wellness' | 'hair' | 'beauty'
  cover: string
  /** Pence. */
  rrp: number
  price: number
  count: number
  who: ReactNode
  title: ReactNode
  totalLabel: string
  children: ReactNode
}

function Way({ tone, cover, rrp, price, count, who, title, totalLabel, children }: WayProps) {
  const { t } = useLingui()
  const money = useMoney()
  const sums = sumsOf({ rrp, price }, count)
  const percent = discountPercent({ rrp, price })
  return (
    <article data-tone={tone} className={styles.Way}>
      <Loaf src={cover} ratio={0.92} className={styles.Cover} />
      <p className={styles.Who}>{who}</p>
      <Heading level={3} look="section">
        {title}
      </Heading>
      <p className={styles.Text}>{children}</p>
      <DetailList
        className={styles.Lines}
        items={[
          { id: 'usual', label: t`Usual price`, value: <s>{money(rrp)}</s> },
          { id: 'price', label: t`Your price, ${percent}% off`, value: money(price) },
          { id: 'keep', label: t`You keep, each`, value: money(sums.earnings) },
          { id: 'total', label: totalLabel, value: money(sums.inAMonth), isStrong: true },
        ]}
      />
    </article>
  )
}

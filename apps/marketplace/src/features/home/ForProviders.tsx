import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { bookingPolicy } from '@ginipig/domain/booking'
import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { Illustration } from '@ginipig/ui/illustration'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import styles from './ForProviders.module.css'
import { SMALLEST_SAVING } from './Hero.tsx'

/** What providers get, for those who might become one. */
export function ForProviders() {
  const percent = SMALLEST_SAVING
  const noShow = bookingPolicy.noShowRate / 100
  return (
    <section className={styles.Band}>
      <div className={styles.Grid}>
        <div className={styles.Words}>
          <Heading level={2} look="feature">
            <Trans>Need practice hours, case studies or new photos?</Trans>
          </Heading>
          <ul className={styles.Points}>
            <li>
              <Check aria-hidden="true" />
              <Trans>Set your own price, at least {percent}% off what you’d usually charge</Trans>
            </li>
            <li>
              <Check aria-hidden="true" />
              <Trans>Choose who you work on, or let them book instantly</Trans>
            </li>
            <li>
              <Check aria-hidden="true" />
              <Trans>If a client doesn’t come, {noShow}% of the price is yours</Trans>
            </li>
          </ul>
          <div className={styles.Actions}>
            <ButtonLink variant="deep" size="lg" render={(slot) => <CrossLink to="/provider-registration" {...slot} />}>
              <Trans>List your services</Trans>
            </ButtonLink>
            <TextLink look="quiet" render={(slot) => <Link to="/onboard-with-us" {...slot} />}>
              <Trans>How it works for providers</Trans>
            </TextLink>
          </div>
        </div>
        <Illustration pig="rosette" loading="lazy" className={styles.Pig} />
      </div>
    </section>
  )
}

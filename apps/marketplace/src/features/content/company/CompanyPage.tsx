import { MailUs } from '@ginipig/features/legal/page/MailUs.tsx'
import { PublisherDetails } from '@ginipig/features/legal/page/PublisherDetails.tsx'
import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { Illustration } from '@ginipig/ui/illustration'
import { TextLink } from '@ginipig/ui/link'
import { PageHeader } from '@ginipig/ui/page-header'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Building2, CalendarDays, FileLock, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import page from '../ContentPage.module.css'
import styles from './CompanyPage.module.css'
import { ContactForm } from './ContactForm.tsx'

/** `/company`: how to reach us, and who we are by law. Source: product.md §2, §5. */
export function CompanyPage() {
  return (
    <>
      <div className={`${page.Width} ${styles.Contact}`}>
        <PageHeader
          size="feature"
          title={<Trans>Talk to a person</Trans>}
          lead={
            <Trans>
              Write to <MailUs />. A person reads it and answers you.
            </Trans>
          }
        />
        <div className={styles.Ways}>
          <ul>
            <Way
              icon={<CalendarDays aria-hidden="true" />}
              title={<Trans>A booking or a payment</Trans>}
              link={(slot) => <Link to="/my-booking" {...slot} />}
              linkText={<Trans>Open my bookings</Trans>}
            >
              <Trans>
                Each booking says what has been paid and what happens next. Send us its number, and please no card
                numbers.
              </Trans>
            </Way>
            <Way
              icon={<ShieldAlert aria-hidden="true" />}
              title={<Trans>Someone’s behaviour or safety</Trans>}
              link={(slot) => <Link to="/term-and-condition" hash="problems" {...slot} />}
              linkText={<Trans>If something goes wrong</Trans>}
            >
              <Trans>In danger, ring 999 first. Then tell us who, where and when.</Trans>
            </Way>
            <Way
              icon={<FileLock aria-hidden="true" />}
              title={<Trans>Your data</Trans>}
              link={(slot) => <Link to="/privacy-policy" {...slot} />}
              linkText={<Trans>Privacy policy</Trans>}
            >
              <Trans>Take a copy along or delete it all yourself in Settings, or ask us.</Trans>
            </Way>
            <Way
              icon={<Building2 aria-hidden="true" />}
              title={<Trans>Academies, salons and press</Trans>}
              link={(slot) => <Link to="/onboard-with-us" {...slot} />}
              linkText={<Trans>How it works for providers</Trans>}
            >
              <Trans>Tell us how many people and where.</Trans>
            </Way>
          </ul>
          <ContactForm />
        </div>
      </div>
      <Section tone="sunken">
        <div className={page.Pair}>
          <div>
            <Heading level={2} look="subpage">
              <Trans>The legal part</Trans>
            </Heading>
            <p className={page.Aside}>
              <Trans>Who is behind this, and where to write if an email won’t do.</Trans>
            </p>
          </div>
          <div>
            <PublisherDetails />
            <p className={styles.Stripe}>
              <Trans>Stripe processes card payments. We never see your card number.</Trans>
            </p>
            <p className={styles.Stripe}>
              <Trans>
                Places and postcodes: GeoNames, under Creative Commons Attribution 4.0. Contains OS data © Crown
                copyright and database right, Royal Mail data © Royal Mail copyright and database right, National
                Statistics data © Crown copyright and database right, under the Open Government Licence v3. The map’s
                shores: Natural Earth.
              </Trans>
            </p>
          </div>
        </div>
      </Section>
      <Section>
        <div className={styles.Feedback}>
          <Illustration pig="post" className={styles.Pig} />
          <div>
            <Heading level={2} look="subpage">
              <Trans>Rather tell us how we’re doing?</Trans>
            </Heading>
            <p className={page.RowText}>
              <Trans>Stars, your name and, if you like, a few words. It takes less than a minute.</Trans>
            </p>
          </div>
          <ButtonLink className={styles.Give} render={(slot) => <Link to="/feedback" {...slot} />}>
            <Trans>Give feedback</Trans>
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

type WayProps = { icon: ReactNode; title: ReactNode; link: RenderLink; linkText: ReactNode; children: ReactNode }

function Way({ icon, title, link, linkText, children }: WayProps) {
  return (
    <li className={styles.Route}>
      <span className={styles.Icon}>{icon}</span>
      <div>
        <Heading level={2} look="group">
          {title}
        </Heading>
        <p className={page.RowText}>{children}</p>
      </div>
      <TextLink render={link} className={styles.Link}>
        {linkText}
      </TextLink>
    </li>
  )
}

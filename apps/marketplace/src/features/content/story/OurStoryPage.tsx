import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useFigures } from '@ginipig/app/words/use-figures.ts'
import left from '@ginipig/ui/assets/covers/face-1.svg'
import right from '@ginipig/ui/assets/covers/face-2.svg'
import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { Prose } from '@ginipig/ui/prose'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import page from '../ContentPage.module.css'
import { HeldTo } from './HeldTo.tsx'
import styles from './OurStoryPage.module.css'

/** `/our-story`: why this is there, what it can be held to and what it doesn't do. Source: product.md §5. */
export function OurStoryPage() {
  return (
    <>
      <div className={page.Hero}>
        <div className={`${page.Width} ${styles.Hero}`}>
          <div className={styles.Words}>
            <Heading level={1} look="hero" tabIndex={-1}>
              <Trans>Half guinea pig, half haircut.</Trans>
            </Heading>
            <p className={page.HeroLead}>
              <Trans>
                Someone good needs a head to practise on. Someone else needs a haircut and has eleven pounds until
                Friday. We introduce them.
              </Trans>
            </p>
          </div>
          {/* One face in two colourways: before and after, trainee and pro. */}
          <div aria-hidden="true" className={styles.Halves}>
            <span>
              <img src={left} alt="" width={800} height={600} />
            </span>
            <span>
              <img src={right} alt="" width={800} height={600} />
            </span>
          </div>
        </div>
      </div>
      <Section>
        <div className={page.Pair}>
          <Heading level={2} look="page">
            <Trans>It started with an empty chair.</Trans>
          </Heading>
          <Prose>
            <p>
              <Trans>
                Walk past any college salon on a Tuesday. Twelve trainees, three clients, and a tutor wondering how
                anyone is meant to pass a colour exam on a plastic head. Two streets away, someone is cutting their own
                fringe over the sink because the month has five weeks in it.
              </Trans>
            </p>
            <p>
              <Trans>
                Both of them would be happier in the same room. They only lack three things: a way to find each other, a
                fair way to pay, and a rule for when it goes wrong. That’s all Ginipig is. A calendar, a till and a
                referee.
              </Trans>
            </p>
            <p>
              <Trans>
                We’re named after the animal because the word is honest. You are a guinea pig. You’re told so before you
                book: how far along the person is, why they need you, and what they usually charge. In return you pay
                less, and you’re patient.
              </Trans>
            </p>
            <p>
              <Trans>
                Our mark is a face in two halves with the ears swapped over. Before and after. Trainee and pro. You, and
                whoever is about to tell you that you’ve got lovely ends.
              </Trans>
            </p>
          </Prose>
        </div>
      </Section>
      <HeldTo />
      <Section>
        <div className={page.Pair}>
          <div>
            <Heading level={2} look="page">
              <Trans>What we won’t do</Trans>
            </Heading>
            <p className={page.Aside}>
              <Trans>Most of it is legal and some of it is normal. That isn’t the same as right.</Trans>
            </p>
          </div>
          <ul className={`${page.Rows} ${styles.Wont}`}>
            <Wont title={<Trans>No countdowns that aren’t true.</Trans>}>
              <Trans>If it says two places are left, there are two.</Trans>
            </Wont>
            <Wont title={<Trans>No fee at the last step.</Trans>}>
              <Trans>The price on the card is all you pay.</Trans>
            </Wont>
            <Wont title={<Trans>No charge before a yes.</Trans>}>
              <Trans>Your bank sets the amount aside. It is taken when the provider accepts.</Trans>
            </Wont>
            <Wont title={<Trans>No small print about who is working on you.</Trans>}>
              <Trans>
                Every listing says whether they’re newbie, nearly there or pro, next to the reason they need you.
              </Trans>
            </Wont>
            <Wont title={<Trans>No selling who you are.</Trans>}>
              <Trans>Your answers and your photos are for the provider you book, and nobody else.</Trans>
            </Wont>
          </ul>
        </div>
      </Section>
      <TwoWays />
    </>
  )
}

function Wont({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <X aria-hidden="true" />
      <div>
        <p className={page.RowTitle}>{title}</p>
        <p className={page.RowText}>{children}</p>
      </div>
    </li>
  )
}

/** The two ways on: to book, or to offer. */
function TwoWays() {
  const { providerShare } = useFigures()
  return (
    <Section className={styles.Ways}>
      <div className={styles.Duo}>
        <div className={styles.Way} data-tone="brand">
          <Heading level={2} look="subpage">
            <Trans>Be a ginipig</Trans>
          </Heading>
          <p>
            <Trans>Find something good near you this week.</Trans>
          </p>
          <ButtonLink variant="primary" render={(slot) => <Link to="/treatment" {...slot} />}>
            <Trans>Browse appointments</Trans>
          </ButtonLink>
        </div>
        <div className={styles.Way} data-tone="deep">
          <Heading level={2} look="subpage">
            <Trans>Find your ginipigs</Trans>
          </Heading>
          <p>
            <Trans>Practice hours, case studies, photographs. You keep {providerShare} of the price.</Trans>
          </p>
          <ButtonLink variant="deep" render={(slot) => <CrossLink to="/provider-registration" {...slot} />}>
            <Trans>List your services</Trans>
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

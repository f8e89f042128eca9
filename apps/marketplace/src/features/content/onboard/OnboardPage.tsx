import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { TextLink } from '@ginipig/ui/link'
import { Section } from '@ginipig/ui/section'
import { Trans } from '@lingui/react/macro'
import { BadgeCheck, Image, Percent, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import page from '../ContentPage.module.css'
import { Calculator, type CalculatorSearch } from './Calculator.tsx'
import styles from './OnboardPage.module.css'
import { WaysToUse } from './WaysToUse.tsx'

/** `/onboard-with-us`: for who might list here. Source: product.md §5. */
export function OnboardPage({ search }: { search: CalculatorSearch }) {
  const { leastDiscount, providerShare } = useFigures()
  return (
    <>
      <div data-tone="deep" className={page.Hero}>
        <div className={`${page.Width} ${styles.Hero}`}>
          <div>
            <Heading level={1} look="feature" tabIndex={-1}>
              <Trans>You need people. We’ve got people.</Trans>
            </Heading>
            <p className={page.HeroLead}>
              <Trans>
                Practice hours, case studies, a portfolio, a gap on Tuesday. List it at {leastDiscount} off or more and
                keep {providerShare} of what they pay.
              </Trans>
            </p>
            <div className={styles.Actions}>
              <ButtonLink
                variant="deep"
                size="lg"
                render={(slot) => <CrossLink to="/provider-registration" {...slot} />}
              >
                <Trans>List your services</Trans>
              </ButtonLink>
              <span>
                <Trans>No joining fee, no monthly fee.</Trans>
              </span>
            </div>
          </div>
          <Calculator search={search} />
        </div>
      </div>
      <WaysToUse />
      <Section tone="sunken">
        <div className={page.Pair}>
          <div>
            <Heading level={2} look="page">
              <Trans>What you need</Trans>
            </Heading>
            <p className={page.Aside}>
              <Trans>You can stop anywhere and go on later, on another device.</Trans>
            </p>
          </div>
          <ul className={page.Rows}>
            <Need icon={<BadgeCheck aria-hidden="true" />} title={<Trans>Qualified or supervised</Trans>}>
              <Trans>for the treatment you offer. Say how far along you are: newbie isn’t a warning here.</Trans>
            </Need>
            <Need icon={<ShieldCheck aria-hidden="true" />} title={<Trans>Insured</Trans>}>
              <Trans>and keeping to the rules of your trade. You confirm both.</Trans>
            </Need>
            <Need icon={<UserRound aria-hidden="true" />} title={<Trans>Eighteen or over</Trans>}>
              <Trans>
                with an address in the United Kingdom. Clients see half your postcode until you accept them.
              </Trans>
            </Need>
            <Need icon={<Image aria-hidden="true" />} title={<Trans>One photo of your work</Trans>}>
              <Trans>A person looks at it before clients do.</Trans>
            </Need>
            <Need icon={<Percent aria-hidden="true" />} title={<Trans>{leastDiscount} off, or more</Trans>}>
              <Trans>of a price you really charge.</Trans>
            </Need>
          </ul>
        </div>
      </Section>
      <Asked />
    </>
  )
}

function Need({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <p className={page.RowTitle}>{title}</p>
        <p className={page.RowText}>{children}</p>
      </div>
    </li>
  )
}

/** What people ask first. */
function Asked() {
  const { answerHours, noShowShare, cancellationFee, balanceHours } = useFigures()
  return (
    <Section
      title={<Trans>Asked before signing up</Trans>}
      action={
        <TextLink render={(slot) => <CrossLink to="/provider/term-and-condition" {...slot} />}>
          <Trans>Terms for providers</Trans>
        </TextLink>
      }
    >
      <dl className={styles.Asked}>
        <div>
          <dt>
            <Trans>Can I say no to someone?</Trans>
          </dt>
          <dd>
            <Trans>
              Yes, within {answerHours} hours, with a reason, and it costs you nothing. With Instant you don’t see them
              first, so use it where anybody will do.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>What if they don’t come?</Trans>
          </dt>
          <dd>
            <Trans>
              {noShowShare} of the price is yours. The same when they cancel in the last {balanceHours} hours.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>What if I have to cancel?</Trans>
          </dt>
          <dd>
            <Trans>
              The client gets everything back and you owe {cancellationFee} of the price, taken from what you earn next.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Do I have to be good yet?</Trans>
          </dt>
          <dd>
            <Trans>No. You have to say how far along you are. It is half the reason people come.</Trans>
          </dd>
        </div>
      </dl>
    </Section>
  )
}

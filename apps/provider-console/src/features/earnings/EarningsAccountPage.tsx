import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getEarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { Banner } from '@ginipig/ui/banner'
import { Columns } from '@ginipig/ui/columns'
import { TextLink } from '@ginipig/ui/link'
import { PageHeader } from '@ginipig/ui/page-header'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { SetupList } from '@ginipig/ui/setup-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './EarningsAccountPage.module.css'
import { EarningsCallout } from './EarningsCallout.tsx'
import { MoneyFlow } from './MoneyFlow.tsx'
import { useSetupSteps } from './use-setup-steps.tsx'

const NewAppointment = ({ children }: { children?: ReactNode }) => (
  <TextLink render={(slot) => <Link to="/provider/appointment" {...slot} />}>{children}</TextLink>
)

/** How far a provider's account at Stripe is, what is missing, and the way there. Source: product.md §6. */
export function EarningsAccountPage({ isLinkOver }: { isLinkOver: boolean }) {
  const { t } = useLingui()
  const { data: account } = useSuspenseQuery(query(useApi(), getEarningsAccount))
  const steps = useSetupSteps(account)
  const done = steps.filter(({ state }) => state === 'done').length
  const all = steps.length
  return (
    <div className={styles.EarningsAccountPage}>
      <PageHeader
        size="console"
        title={<Trans>Earnings account</Trans>}
        lead={
          account.state === 'complete' ? (
            <Trans>Stripe moves the money.</Trans>
          ) : (
            <Trans>Stripe moves the money. A new listing can go live once Stripe can send you yours.</Trans>
          )
        }
      />
      {isLinkOver && account.state !== 'complete' ? (
        <Banner tone="warning" role="status">
          <Trans>That link to Stripe had run out. Continue to get a new one.</Trans>
        </Banner>
      ) : null}
      <EarningsCallout account={account} />
      <Columns
        side={
          <>
            <Panel aria-label={t`How the money moves`}>
              <PanelHead title={<Trans>How the money moves</Trans>} />
              <PanelBody>
                <MoneyFlow />
              </PanelBody>
            </Panel>
            <Panel aria-label={t`Questions`}>
              <Question title={<Trans>Does Ginipig see my ID?</Trans>}>
                <Trans>
                  No. It goes straight to Stripe. We learn how far you are and the last four digits of your bank
                  account.
                </Trans>
              </Question>
              {account.state === 'complete' ? null : (
                <>
                  <Question title={<Trans>What if Stripe says no?</Trans>}>
                    <Trans>We show the reason here, and you send Stripe something else. Your drafts are kept.</Trans>
                  </Question>
                  <Question title={<Trans>Can I list while I wait?</Trans>}>
                    <Trans>
                      You can <NewAppointment>make your appointments</NewAppointment> and keep them as drafts. You list
                      them as soon as Stripe can send you money.
                    </Trans>
                  </Question>
                </>
              )}
            </Panel>
          </>
        }
      >
        <Panel aria-label={t`Setting up`}>
          <PanelHead
            title={<Trans>Setting up</Trans>}
            end={
              <Trans>
                {done} of {all} done
              </Trans>
            }
          />
          <SetupList items={steps} />
        </Panel>
      </Columns>
    </div>
  )
}

function Question({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.Question}>
      <summary>
        {title}
        <ChevronDown aria-hidden className={styles.Chevron} />
      </summary>
      <p>{children}</p>
    </details>
  )
}

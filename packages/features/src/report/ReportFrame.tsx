import { useServices } from '@ginipig/app/services/services-context.ts'
import { Banner } from '@ginipig/ui/banner'
import { Panel } from '@ginipig/ui/panel'
import { RailPage } from '@ginipig/ui/rail-page'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './ReportFrame.module.css'

type ReportFrameProps = {
  homeLink: RenderLink
  /** To what it is about, where that has a page. */
  subjectLink?: RenderLink | undefined
  title: ReactNode
  lead?: ReactNode
  holdsMoney?: boolean
  /** It is answered: nothing comes after that. */
  isSettled?: boolean
  children: ReactNode
}

/** A page about a report, with what happens next beside it as long as something does. */
export function ReportFrame({
  homeLink,
  subjectLink,
  title,
  lead,
  holdsMoney = false,
  isSettled = false,
  children,
}: ReportFrameProps) {
  const { t } = useLingui()
  const { app } = useServices()
  return (
    <RailPage
      app={app}
      back={
        subjectLink
          ? { label: <Trans>Back</Trans>, renderLink: subjectLink }
          : { label: <Trans>Back to Ginipig</Trans>, renderLink: homeLink }
      }
      title={title}
      lead={lead}
      sideLabel={t`What happens next`}
      side={isSettled ? null : <Next holdsMoney={holdsMoney} />}
    >
      {children}
    </RailPage>
  )
}

function Next({ holdsMoney }: { holdsMoney: boolean }) {
  return (
    <>
      <Panel look="well" isPadded>
        <h2 className={styles.SideTitle}>
          <Trans>What happens next</Trans>
        </h2>
        <ol className={styles.Steps}>
          <li>
            <b>
              <Trans>At once: you get a number</Trans>
            </b>
            <p>
              <Trans>The page of your report keeps what you wrote.</Trans>
            </p>
          </li>
          <li>
            <b>
              <Trans>A person reads it</Trans>
            </b>
            <p>
              {holdsMoney ? (
                <Trans>What you paid for this booking stays held until it is settled.</Trans>
              ) : (
                <Trans>The other side isn’t told who wrote it.</Trans>
              )}
            </p>
          </li>
          <li>
            <b>
              <Trans>You get an answer</Trans>
            </b>
            <p>
              <Trans>What we found and what we did, in plain words, on that page.</Trans>
            </p>
          </li>
        </ol>
      </Panel>
      <Banner tone="danger" title={<Trans>In danger now?</Trans>}>
        <Trans>Ring 999 first. This form isn’t watched at every hour.</Trans>
      </Banner>
    </>
  )
}

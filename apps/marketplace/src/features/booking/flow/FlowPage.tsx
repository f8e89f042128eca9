import { BackLink } from '@ginipig/ui/back-link'
import { Dock } from '@ginipig/ui/dock'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Stepper } from '@ginipig/ui/stepper'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './FlowPage.module.css'

export type FlowPageProps = {
  /** 0 date and time, 1 must-haves, 2 payment; null where the way was gone before. */
  step: 0 | 1 | 2 | null
  back: { label: ReactNode; renderLink: RenderLink }
  title: ReactNode
  lead?: ReactNode
  /** The hold's timer and the way to give it up. */
  hold?: ReactNode
  /** The receipt. */
  summary: ReactNode
  /** Its short form above the page on a phone; without it the receipt itself stands there. */
  mini?: ReactNode
  /** The one button on; it stands beside the receipt, and in the dock on a phone. None where there is nothing to go on with. */
  action?: ReactNode
  /** Under the button: what is missing, what comes next. */
  note?: ReactNode
  /** Beside the button in the dock. */
  dock: { title: ReactNode; detail?: ReactNode }
  children: ReactNode
}

/** A step towards a booking: stepper, title, the step itself, and the receipt with the one button on. */
export function FlowPage(props: FlowPageProps) {
  const { step, back, title, lead, hold, summary, mini, action, note, dock, children } = props
  const { t } = useLingui()
  return (
    <div className={styles.FlowPage}>
      <header className={styles.Head}>
        <div className={styles.Bar}>
          <BackLink renderLink={back.renderLink}>{back.label}</BackLink>
          {hold}
        </div>
        {step === null ? null : <FlowSteps step={step} />}
        <h1 className={styles.Title}>{title}</h1>
        {lead === undefined ? null : <p className={styles.Lead}>{lead}</p>}
      </header>
      {mini === undefined ? null : <div className={styles.Mini}>{mini}</div>}
      <div className={styles.Rail} data-receipt-first={mini === undefined || undefined}>
        <div className={styles.Main}>{children}</div>
        <aside className={styles.Side} aria-label={t`Summary`}>
          {summary}
          {action === undefined ? null : <div className={styles.Action}>{action}</div>}
          {note === undefined ? null : <div className={styles.Note}>{note}</div>}
        </aside>
      </div>
      {action === undefined ? null : (
        <Dock label={t`Next step`} title={dock.title} detail={dock.detail} action={action} />
      )}
    </div>
  )
}

function FlowSteps({ step }: { step: 0 | 1 | 2 }) {
  const { t } = useLingui()
  const steps = [
    { id: 'time', label: t`Date and time` },
    { id: 'must-haves', label: t`Must-haves` },
    { id: 'payment', label: t`Payment` },
    { id: 'done', label: t`Done` },
  ]
  const number = step + 1
  const count = steps.length
  const label = steps[step]?.label ?? ''
  return (
    <Stepper
      label={t`Booking steps`}
      steps={steps}
      current={step}
      doneLabel={t`done`}
      summary={
        <Trans>
          Step {number} of {count}: <b>{label}</b>
        </Trans>
      }
    />
  )
}

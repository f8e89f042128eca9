import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Stepper.module.css'

export interface StepperStep {
  id: string
  label: string
  /** What it is about, under its label where there is room. */
  text?: string | undefined
  /** Draws the way to a step that can be opened again. */
  renderLink?: RenderLink | undefined
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list: "Booking steps". */
  label: string
  steps: readonly StepperStep[]
  /** Index of the step one is on; those before it are done. */
  current: number
  /** Read after a done step: "done". */
  doneLabel: string
  /** On a phone: "Step 2 of 3" above the bars, or under them with the label, where the labels don't fit:
   *  "Step 2 of 4: <b>Must-haves</b>". */
  summary: ReactNode
}

/** As many labels fit under a phone's bars. */
const NAMED_ON_A_PHONE = 3

/** Bars and labels; of more than three steps a phone has the bars and one line. */
export function Stepper({ label, steps, current, doneLabel, summary, className, ...rest }: StepperProps) {
  return (
    <div
      {...rest}
      data-named={steps.length <= NAMED_ON_A_PHONE || undefined}
      className={clsx(styles.Stepper, className)}
    >
      <ol className={styles.Steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.Step}
            data-state={index < current ? 'done' : index === current ? 'now' : 'next'}
            aria-current={index === current ? 'step' : undefined}
          >
            {index < current ? <Check aria-hidden="true" /> : null}
            <span className={styles.Label}>
              {step.renderLink ? step.renderLink({ className: styles.Link, children: step.label }) : step.label}
              {index < current ? <VisuallyHidden>, {doneLabel}</VisuallyHidden> : null}
              {step.text === undefined ? null : <span className={styles.Text}>{step.text}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.Summary} aria-hidden="true">
        {summary}
      </p>
    </div>
  )
}

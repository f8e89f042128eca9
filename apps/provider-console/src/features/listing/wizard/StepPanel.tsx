import { LinkButton } from '@ginipig/ui/link'
import { Loaf } from '@ginipig/ui/loaf'
import { Panel, PanelBody } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStepPlace } from './step-context.ts'
import styles from './Wizard.module.css'

type StepPanelProps = {
  number: number
  title: string
  /** Of one that is done: what was said. */
  text: string | undefined
  isDone: boolean
  isOpen: boolean
  /** Undefined where it isn't within reach, and of the one that is open. */
  onOpen: (() => void) | undefined
  children?: ReactNode
}

/** A step of the wizard: open, or in one line. */
export function StepPanel({ number, title, text, isDone, isOpen, onOpen, children }: StepPanelProps) {
  const { t } = useLingui()
  const { isUnderWay } = useStepPlace()
  return (
    <Panel aria-label={title}>
      <PanelBody>
        <div className={styles.Step}>
          <Loaf aria-hidden className={styles.Mark} data-state={isDone ? 'done' : isOpen ? 'now' : undefined}>
            {isDone ? <Check /> : number}
          </Loaf>
          <div>
            <h2 tabIndex={-1} className={styles.StepTitle}>
              {title}
            </h2>
            {text === undefined ? null : <p className={styles.Note}>{text}</p>}
          </div>
          {onOpen === undefined ? null : (
            <LinkButton aria-label={t`Edit ${title}`} disabled={isUnderWay} onClick={onOpen}>
              <Trans>Edit</Trans>
            </LinkButton>
          )}
        </div>
      </PanelBody>
      {isOpen ? <PanelBody>{children}</PanelBody> : null}
    </Panel>
  )
}

import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './PasswordInput.module.css'

export interface RuleChecklistProps extends Omit<ComponentProps<'ul'>, 'children'> {
  rules: readonly { id: string; text: string; isMet: boolean }[]
  /** Read out after a rule that is met: "done". */
  metLabel: string
}

/** What a new password needs, ticking as it is typed. */
export function RuleChecklist({ rules, metLabel, className, ...rest }: RuleChecklistProps) {
  return (
    <ul {...rest} className={clsx(styles.Rules, className)}>
      {rules.map((rule) => (
        <li key={rule.id} data-met={rule.isMet || undefined} className={styles.Rule}>
          {rule.isMet ? <Check aria-hidden /> : <Circle aria-hidden />}
          {rule.text}
          {rule.isMet ? <VisuallyHidden>{metLabel}</VisuallyHidden> : null}
        </li>
      ))}
    </ul>
  )
}

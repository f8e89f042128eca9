import type { LucideIcon } from 'lucide-react'
import styles from './Reasons.module.css'

type Reason = { icon: LucideIcon; title: string; text: string; isWarning?: boolean }

/** What one should know beside a form, in a few words each: the rules, or why something is asked. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className={styles.Reasons}>
      {reasons.map(({ icon: Icon, title, text, isWarning }) => (
        <li key={title} data-warning={isWarning || undefined}>
          <Icon aria-hidden />
          <p>
            <strong>{title}</strong>
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

import type { Category } from '@ginipig/domain/listing'
import { Badge } from '@ginipig/ui/badge'
import { Loaf } from '@ginipig/ui/loaf'
import { Trans } from '@lingui/react/macro'
import { Check, CircleDashed, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './SectionCard.module.css'

type SectionCardProps = {
  icon: LucideIcon
  category: Category
  title: ReactNode
  lead: ReactNode
  isDone: boolean
  /** In place of "To do": "1 of 2". */
  todo?: ReactNode
  children: ReactNode
}

/** One thing that the listing asks for, and whether it is done. */
export function SectionCard({ icon: Icon, category, title, lead, isDone, todo, children }: SectionCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.SectionCard}>
      <header className={styles.Head}>
        <Loaf tone={category} className={styles.Icon ?? ''}>
          <Icon aria-hidden="true" />
        </Loaf>
        <div className={styles.Words}>
          <h2 id={id} className={styles.Title}>
            {title}
          </h2>
          <p className={styles.Lead}>{lead}</p>
        </div>
        <div className={styles.State}>
          {isDone ? (
            <Badge tone="success" icon={<Check aria-hidden="true" />}>
              <Trans>Done</Trans>
            </Badge>
          ) : (
            <Badge tone="neutral" icon={<CircleDashed aria-hidden="true" />}>
              {todo ?? <Trans>To do</Trans>}
            </Badge>
          )}
        </div>
      </header>
      <div className={styles.Body}>{children}</div>
    </section>
  )
}

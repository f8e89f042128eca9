import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './FilterPanel.module.css'

export interface FilterGroupProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string
  /** Beside the title: a button that explains. */
  help?: ReactNode
}

/** One question of the filters, ruled off from the one before. */
export function FilterGroup({ title, help, className, children, ...rest }: FilterGroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the title stands on one line with its help, which a legend can't
    <div role="group" aria-labelledby={id} {...rest} className={clsx(styles.Group, className)}>
      <div className={styles.GroupHead}>
        <h3 id={id} className={styles.GroupTitle}>
          {title}
        </h3>
        {help}
      </div>
      {children}
    </div>
  )
}

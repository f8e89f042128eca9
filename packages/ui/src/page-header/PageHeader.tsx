import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's one `h1`. */
  title: ReactNode
  /** One useful sentence. */
  lead?: ReactNode
  /** Above the title: badges and a number. */
  above?: ReactNode
  /** Before the title: a date tile. */
  start?: ReactNode
  actions?: ReactNode
  /** For a focus that is to go on at the title. */
  headingRef?: Ref<HTMLHeadingElement>
  /** `console` smaller, `feature` larger. */
  size?: 'console' | 'page' | 'feature' | undefined
}

/** Title, one useful sentence, actions at the end. The `<h1>` takes focus by script, for after a navigation. */
export function PageHeader({
  title,
  lead,
  above,
  start,
  actions,
  headingRef,
  size = 'page',
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div {...rest} data-size={size} className={clsx(styles.PageHeader, className)}>
      {start}
      <div className={styles.Words}>
        {above === undefined ? null : <div className={styles.Above}>{above}</div>}
        <h1 ref={headingRef} tabIndex={-1} className={styles.Title}>
          {title}
        </h1>
        {lead === undefined ? null : <p className={styles.Lead}>{lead}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.Actions}>{actions}</div>}
    </div>
  )
}

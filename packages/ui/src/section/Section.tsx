import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Section.module.css'

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  headingLevel?: 1 | 2 | 3 | undefined
  /** One useful sentence under the title. */
  lead?: ReactNode
  /** A link at the end of the head: "See all 258". */
  action?: ReactNode
  /** `page` a band of a page with wide margins; `block` a ruled part inside a column. */
  pitch?: 'page' | 'block' | undefined
  tone?: 'plain' | 'sunken' | 'brand' | 'deep' | undefined
}

/** A band with its head. Brings the page's width, except as a block. */
export function Section(props: SectionProps) {
  const { title, headingLevel = 2, lead, action, pitch = 'page', tone = 'plain', className, children, ...rest } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      {...rest}
      data-lays-out={pitch === 'page' ? 'whole' : undefined}
      data-pitch={pitch}
      data-tone={tone}
      className={clsx(styles.Section, className)}
    >
      <div className={styles.Width}>
        {title === undefined ? null : (
          <div className={styles.Head}>
            <div>
              <Heading id={id} className={styles.Title}>
                {title}
              </Heading>
              {lead === undefined ? null : <p className={styles.Lead}>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

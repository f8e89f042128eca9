import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './NoteRow.module.css'

export interface NoteRowProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  icon: ReactNode
  tone?: 'plain' | 'good' | 'waiting' | 'bad' | 'news' | undefined
  title: string
  /** One sentence: which, and what follows. */
  line: string
  /** "09:37", as a `<time>`. */
  time: ReactNode
  /** Read out before the time while it is unread: "unread". */
  unread?: string | undefined
  /** The whole row is this link's target. */
  renderLink: RenderLink
  /** Buttons for what can be answered at once. */
  actions?: ReactNode
}

/** Something one was told: what, when, and the page it leads to. An entry of a list. */
export function NoteRow(props: NoteRowProps) {
  const { icon, tone = 'plain', title, line, time, unread, renderLink, actions, className, ...rest } = props
  return (
    <li {...rest} data-new={unread !== undefined || undefined} className={clsx(styles.NoteRow, className)}>
      <span className={styles.Icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.Title}>{renderLink({ className: styles.Link, children: title })}</p>
      <p className={styles.When}>
        {unread === undefined ? null : <VisuallyHidden>{unread}, </VisuallyHidden>}
        {time}
        {unread === undefined ? null : <span className={styles.Dot} aria-hidden="true" />}
      </p>
      <p className={styles.Line}>{line}</p>
      {actions ? <div className={styles.Actions}>{actions}</div> : null}
    </li>
  )
}

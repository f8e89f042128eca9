import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './ListRow.module.css'

export interface ListRowProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Date tile, avatar, or day and time. */
  lead?: ReactNode
  /** Status badges and a countdown, above the title. */
  badges?: ReactNode
  title: ReactNode
  headingLevel?: 2 | 3 | 4 | undefined
  /** Makes the title a link. */
  renderLink?: RenderLink | undefined
  /** The link's hit area is the whole row (not together with many actions). */
  isWholeLink?: boolean | undefined
  /** "10:30 to 13:00 with Priya Nair, Ancoats". */
  meta?: ReactNode
  /** A sentence that matters: what is wrong and until when. */
  note?: ReactNode
  noteTone?: 'plain' | 'danger' | 'warning' | undefined
  /** Price, or a badge, at the end. */
  end?: ReactNode
  actions?: ReactNode
  /** `card` stands alone; `line` in a ruled list; `panel` inside a panel, edge to edge. */
  variant?: 'card' | 'line' | 'panel' | undefined
  /** The row whose detail stands beside it. */
  isSelected?: boolean | undefined
  /** Leaves the actions to the detail beside, from 1180 px. */
  hidesActionsInSplit?: boolean | undefined
}

/** One booking, request or listing in a list. */
export function ListRow(props: ListRowProps) {
  const {
    lead,
    badges,
    title,
    headingLevel = 3,
    renderLink,
    isWholeLink = false,
    meta,
    note,
    noteTone = 'plain',
    end,
    actions,
    variant = 'line',
    isSelected = false,
    hidesActionsInSplit = false,
    className,
    ...rest
  } = props
  const Heading = `h${headingLevel}` as const

  return (
    <article
      aria-current={isSelected || undefined}
      {...rest}
      data-variant={variant}
      data-selected={isSelected || undefined}
      data-lead={lead === undefined ? undefined : ''}
      data-whole={isWholeLink || undefined}
      className={clsx(styles.ListRow, className)}
    >
      {lead === undefined ? null : <div className={styles.Lead}>{lead}</div>}
      <div className={styles.Body}>
        {badges === undefined ? null : <div className={styles.Badges}>{badges}</div>}
        <Heading className={styles.Title}>
          {renderLink === undefined ? title : renderLink({ className: styles.Link, children: title })}
        </Heading>
        {meta === undefined ? null : <div className={styles.Meta}>{meta}</div>}
        {note === undefined ? null : (
          <p className={styles.Note} data-tone={noteTone}>
            {note}
          </p>
        )}
      </div>
      {end === undefined ? null : <div className={styles.End}>{end}</div>}
      {actions === undefined ? null : (
        <div className={styles.Actions} data-hides-in-split={hidesActionsInSplit || undefined}>
          {actions}
        </div>
      )}
    </article>
  )
}

export interface ListRowPriceProps {
  amount: ReactNode
  /** "£8.10 paid". */
  detail?: ReactNode
}

/** The amount at the end of a row. */
export function ListRowPrice({ amount, detail }: ListRowPriceProps) {
  return (
    <div className={styles.Price}>
      <p className={styles.Amount}>{amount}</p>
      {detail === undefined ? null : <p className={styles.PriceDetail}>{detail}</p>}
    </div>
  )
}

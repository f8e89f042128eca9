import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Table.module.css'

export interface TableColumn<Row> {
  key: string
  /** Head of the column; on a phone the label before each value. */
  head: string
  cell: (row: Row) => ReactNode
  /** `end` for money. */
  align?: 'start' | 'end' | undefined
  /** On a phone without its label, on a line of its own: the row's title, its actions. */
  isWide?: boolean | undefined
  /** On a phone without its label, beside the row's title: what it comes to. */
  isCorner?: boolean | undefined
  /** On a phone without its label: its value says what it is. In a row with a corner two of them share a line, one at its
   *  start and one that is aligned at its end. */
  isPlain?: boolean | undefined
  /** Rows that have nothing to say here: on a phone neither label nor value. */
  isBare?: ((row: Row) => boolean) | undefined
  /** Head only read out: a column of buttons. */
  isHeadHidden?: boolean | undefined
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Read out before the table. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Data in lines; below 768 px each row is a block of labelled values. Roles are written out, because a table laid out
 *  as blocks loses its own. What has no room for its columns, as with text twice as large, scrolls by itself. */
export function Table<Row>({ caption, columns, rows, rowKey, className, ...rest }: TableProps<Row>) {
  return (
    <div className={styles.Room}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table {...rest} role="table" className={clsx(styles.Table, className)}>
        <caption className={styles.Caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={styles.Head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader" data-align={column.align}>
                {column.isHeadHidden ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={styles.Row}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-align={column.align}
                  data-wide={column.isWide || undefined}
                  data-corner={column.isCorner || undefined}
                  data-plain={column.isPlain || undefined}
                  data-bare={column.isBare?.(row) || undefined}
                >
                  {column.isWide || column.isCorner || column.isPlain ? null : (
                    <span aria-hidden className={styles.Label}>
                      {column.head}
                    </span>
                  )}
                  <div className={styles.Value}>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

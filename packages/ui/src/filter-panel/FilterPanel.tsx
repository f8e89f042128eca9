import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Drawer } from '#drawer/index.ts'
import { breakpoints, useMediaQuery } from '#media-query/index.ts'
import styles from './FilterPanel.module.css'

export interface FilterPanelProps {
  /** "Filters". */
  title: string
  /** A link button: "Clear all". */
  clear?: ReactNode
  /** `FilterGroup`s; mounted once, in the sidebar or in the drawer. */
  children: ReactNode
  /** The drawer's state, under 1024 px. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  closeLabel: string
  /** The drawer's one button: "Show 48 appointments". */
  apply: ReactNode
  className?: string | undefined
}

/** The filters of a list: a sidebar from 1024 px, a drawer below. */
export function FilterPanel(props: FilterPanelProps) {
  const { title, clear, children, isOpen, onOpenChange, closeLabel, apply, className } = props
  const isWide = useMediaQuery(breakpoints.desktop)
  if (!isWide) {
    return (
      <Drawer
        open={isOpen}
        onOpenChange={onOpenChange}
        title={title}
        closeLabel={closeLabel}
        headerAction={clear}
        footer={apply}
        className={className}
      >
        <div className={styles.Groups}>{children}</div>
      </Drawer>
    )
  }
  return (
    <aside data-sticks aria-label={title} className={clsx(styles.FilterPanel, className)}>
      <div className={styles.Head}>
        <h2 className={styles.Title}>{title}</h2>
        {clear}
      </div>
      <div className={styles.Groups}>{children}</div>
    </aside>
  )
}

export interface FilterLayoutProps extends ComponentProps<'div'> {
  /** A filter-panel. */
  panel: ReactNode
}

/** Filters beside their results; under 1024 px the results alone. */
export function FilterLayout({ panel, className, children, ...rest }: FilterLayoutProps) {
  return (
    <div {...rest} className={clsx(styles.FilterLayout, className)}>
      {panel}
      <div className={styles.Results}>{children}</div>
    </div>
  )
}

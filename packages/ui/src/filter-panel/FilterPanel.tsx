import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Drawer } from '#drawer/index.ts'
import { LinkButton } from '#link/index.ts'
import { breakpoints, useMediaQuery } from '#media-query/index.ts'
import styles from './FilterPanel.module.css'

export interface FilterPanelProps {
  /** "Filters". */
  title: string
  /** Shown while any filter is on: "Clear all". */
  clear?: { label: ReactNode; onClear: () => void } | undefined
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
  const heading = useRef<HTMLHeadingElement>(null)
  const clearButton = clear && (
    <LinkButton
      onClick={() => {
        heading.current?.focus() // the button goes; a drawer keeps the focus itself
        clear.onClear()
      }}
    >
      {clear.label}
    </LinkButton>
  )
  if (!isWide) {
    return (
      <Drawer
        open={isOpen}
        onOpenChange={onOpenChange}
        title={title}
        closeLabel={closeLabel}
        headerAction={clearButton}
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
        <h2 ref={heading} tabIndex={-1} className={styles.Title}>
          {title}
        </h2>
        {clearButton}
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

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Panel.module.css'

export interface PanelProps extends ComponentProps<'section'> {
  /** `panel` the console's surface; `card` rounder, for clients; `raised` floats beside the page; `well` sunken, no line. */
  look?: 'panel' | 'card' | 'raised' | 'well' | undefined
  /** Inside measure; `PanelHead` and `PanelBody` bring their own. */
  isPadded?: boolean | undefined
}

/** The surface things stand on. */
export function Panel({ look = 'panel', isPadded = false, className, ...rest }: PanelProps) {
  return (
    <section {...rest} data-look={look} data-padded={isPadded || undefined} className={clsx(styles.Panel, className)} />
  )
}

export interface PanelHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  title: ReactNode
  headingLevel?: 2 | 3 | undefined
  /** A link or a small line at the end: "All 7". */
  end?: ReactNode
}

export function PanelHead({ title, headingLevel = 2, end, className, ...rest }: PanelHeadProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <header {...rest} className={clsx(styles.Head, className)}>
      <Heading className={styles.Title}>{title}</Heading>
      {end === undefined ? null : <div className={styles.HeadEnd}>{end}</div>}
    </header>
  )
}

/** A padded part; several are ruled off from one another. */
export function PanelBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.Body, className)} />
}

export interface PanelFootProps extends ComponentProps<'footer'> {
  /** Whether it stays in sight at the lower edge while the panel scrolls by. Not on a page where what is pressed is an answer
   *  to what stands above it: then one comes by that first. In a `SplitDetail` yes: what is below the edge of a part that
   *  scrolls is not found. */
  isSticky?: boolean | undefined
}

/** Buttons at the end of a panel. */
export function PanelFoot({ isSticky = true, className, ...rest }: PanelFootProps) {
  return <footer {...rest} data-stays={isSticky || undefined} className={clsx(styles.Foot, className)} />
}

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#button/index.ts'
import { ProgressBar } from '#progress-bar/index.ts'
import styles from './LoadMore.module.css'

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "Showing 8 of 48". */
  text: ReactNode
  /** Share shown, 0 to 1; left out where the total isn't known. */
  progress?: number | undefined
  /** "Show more". The button goes when all is shown (`hasMore` false). */
  label: string
  hasMore: boolean
  busy?: boolean | undefined
  /** After it, focus the first new item: `useFirstNew`. */
  onLoadMore: () => void
}

/** How much of a list is shown, and the button for more. */
export function LoadMore(props: LoadMoreProps) {
  const { text, progress, label, hasMore, busy, onLoadMore, className, ...rest } = props
  return (
    <div {...rest} className={clsx(styles.LoadMore, className)}>
      <p role="status" className={styles.Text}>
        {text}
      </p>
      {progress === undefined ? null : <ProgressBar value={progress} className={styles.Bar} />}
      {hasMore ? (
        <Button variant="secondary" busy={busy} onClick={onLoadMore}>
          {label}
        </Button>
      ) : null}
    </div>
  )
}

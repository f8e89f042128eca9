import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './PriceBlock.module.css'

export interface PriceBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the client pays in all, formatted. */
  now: string
  /** The RRP, formatted; shown struck. */
  was?: string | undefined
  /** Read out before the struck RRP: "usual price". */
  wasLabel?: string | undefined
  /** A save-sticker beside the price. */
  sticker?: ReactNode
  /** Second line, e.g. "£8.10 today, £45.90 later". */
  split?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
}

/** The price that does its own arithmetic: now, struck RRP, saving, deposit and balance. */
export function PriceBlock(props: PriceBlockProps) {
  const { now, was, wasLabel, sticker, split, size = 'md', className, ...rest } = props
  return (
    <div {...rest} data-size={size} className={clsx(styles.PriceBlock, className)}>
      <p className={styles.Line}>
        <span className={styles.Pair}>
          <span className={styles.Now}>{now}</span>
          {was === undefined ? null : (
            <s className={styles.Was}>
              {wasLabel === undefined ? null : <VisuallyHidden>{wasLabel} </VisuallyHidden>}
              {was}
            </s>
          )}
        </span>
        {sticker}
      </p>
      {split === undefined ? null : <p className={styles.Split}>{split}</p>}
    </div>
  )
}

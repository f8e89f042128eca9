import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './SaveSticker.module.css'

export interface SaveStickerProps extends ComponentProps<'span'> {
  size?: 'sm' | 'md' | 'lg' | undefined
  /** White keyline, so that it survives any photo or cover beneath it. */
  onMedia?: boolean | undefined
}

/** The saving: "55% off". The only thing in the interface that is Dandelion yellow. */
export function SaveSticker({ size = 'md', onMedia, className, ...rest }: SaveStickerProps) {
  return (
    <span
      {...rest}
      data-size={size}
      data-on-media={onMedia || undefined}
      className={clsx(styles.SaveSticker, className)}
    />
  )
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Picture.module.css'

/** A photo in several widths, as the API answers it. */
export interface PictureSource {
  url: string
  /** Of the largest width, px. */
  width: number
  height: number
  /** Empty where one picture is for all widths: a drawing. */
  srcSet: string
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> {
  picture: PictureSource
  /** What it shows; empty where the words beside it say so. */
  alt: string
  /** How wide it stands, so that the browser takes the width that fits: "(min-width: 768px) 240px, 50vw". */
  sizes: string
}

/** A photo that takes the room of its shape before it is there, and of its widths the one that fits. */
export function Picture({ picture, alt, className, loading = 'lazy', ...rest }: PictureProps) {
  const { url, srcSet, width, height } = picture
  return (
    <img
      decoding="async"
      {...rest}
      src={url}
      srcSet={srcSet || undefined}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      className={clsx(styles.Picture, className)}
    />
  )
}

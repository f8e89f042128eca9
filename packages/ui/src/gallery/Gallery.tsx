import { clsx } from 'clsx'
import { Images } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Gallery.module.css'

export interface GalleryImage {
  src: string
  alt: string
}

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the gallery: "Pictures of Balayage and gloss". */
  label: string
  /** One to four are shown; the rest wait behind `open`. */
  images: readonly GalleryImage[]
  /** Opens the pictures large; gets the index of the one that was pressed. */
  open?: { label: string; imageLabel: (index: number) => string; onOpen: (index: number) => void } | undefined
}

const MOST_SHOWN = 4

/** The first is the largest thing of its page. */
const shapeOf = (index: number) => ({ width: 800, height: 600, fetchPriority: index === 0 ? 'high' : 'auto' }) as const

/** A listing's pictures: a mosaic from 1024 px, a strip to swipe below. */
export function Gallery({ label, images, open, className, ...rest }: GalleryProps) {
  const shown = images.slice(0, MOST_SHOWN)
  return (
    <section {...rest} aria-label={label} className={clsx(styles.Gallery, className)}>
      <ul
        className={styles.Images}
        data-count={shown.length}
        tabIndex={open === undefined && shown.length > 1 ? 0 : undefined}
      >
        {shown.map((image, index) => (
          <li key={image.src} className={styles.Cell}>
            {open === undefined ? (
              <img {...shapeOf(index)} src={image.src} alt={image.alt} />
            ) : (
              <button
                type="button"
                className={styles.Open}
                aria-label={open.imageLabel(index)}
                onClick={() => open.onOpen(index)}
              >
                <img {...shapeOf(index)} src={image.src} alt={image.alt} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <button type="button" className={styles.All} onClick={() => open.onOpen(0)}>
          <Images aria-hidden="true" />
          {open.label}
        </button>
      )}
    </section>
  )
}

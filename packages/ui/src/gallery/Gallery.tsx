import { clsx } from 'clsx'
import { Images } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Picture, type PictureSource } from '#picture/index.ts'
import styles from './Gallery.module.css'

export interface GalleryImage {
  picture: PictureSource
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

/** Of the picture that stands first, and of those beside it from 1024 px. */
const [FIRST_SIZES, SIDE_SIZES] = ['(min-width: 1024px) 640px, 100vw', '(min-width: 1024px) 340px, 100vw']

/** The first is the largest thing of its page. */
const Shown = ({ image: { picture, alt }, index }: { image: GalleryImage; index: number }) => (
  <Picture
    picture={picture}
    alt={alt}
    sizes={index === 0 ? FIRST_SIZES : SIDE_SIZES}
    loading="eager"
    fetchPriority={index === 0 ? 'high' : 'auto'}
  />
)

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
          <li key={image.picture.url} className={styles.Cell}>
            {open === undefined ? (
              <Shown image={image} index={index} />
            ) : (
              <button
                type="button"
                className={styles.Open}
                aria-label={open.imageLabel(index)}
                onClick={() => open.onOpen(index)}
              >
                <Shown image={image} index={index} />
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

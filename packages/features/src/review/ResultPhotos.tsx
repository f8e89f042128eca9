import { PhotoDialog } from '@ginipig/app/media/PhotoDialog.tsx'
import { Picture, type PictureSource } from '@ginipig/ui/picture'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './ResultPhotos.module.css'

type ResultPhotosProps = {
  photos: readonly PictureSource[]
  /** Whose review shows them: "Maya O.". */
  by: string
}

/** The photos beside a review, small; each opens large, and the others from there. Nothing without any. */
export function ResultPhotos({ photos, by }: ResultPhotosProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  if (photos.length === 0) return null
  const nameOf = (number: number) => t`Photo of the result, by ${by}, ${number}`
  return (
    <>
      <ul className={styles.Photos}>
        {photos.map((picture, index) => {
          const name = nameOf(index + 1)
          return (
            <li key={picture.url}>
              <button
                type="button"
                className={styles.Open}
                aria-label={t`${name}: open large`}
                onClick={() => setOpen(index)}
              >
                <Picture picture={picture} alt="" sizes="96px" className={styles.Photo} />
              </button>
            </li>
          )
        })}
      </ul>
      <PhotoDialog photos={photos} nameOf={nameOf} index={open} onIndexChange={setOpen} />
    </>
  )
}

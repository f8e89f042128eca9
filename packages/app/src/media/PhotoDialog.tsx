import { Dialog } from '@ginipig/ui/dialog'
import { IconButton } from '@ginipig/ui/icon-button'
import { Picture, type PictureSource } from '@ginipig/ui/picture'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import styles from './PhotoDialog.module.css'

type PhotoDialogProps = {
  photos: readonly PictureSource[]
  /** What one is called, its number (from 1) last: "Work of Priya, 2". */
  nameOf: (number: number) => string
  /** Which is open; undefined while none is. */
  index: number | undefined
  onIndexChange: (index: number | undefined) => void
}

/** One photo large; arrows, on the page or on the keyboard, lead to the others, round and round. */
export function PhotoDialog({ photos, nameOf, index, onIndexChange }: PhotoDialogProps) {
  const { t } = useLingui()
  const photo = index === undefined ? undefined : photos[index]
  const count = photos.length
  const number = (index ?? 0) + 1
  const name = nameOf(number)
  const go = (step: 1 | -1) => index !== undefined && onIndexChange((index + step + count) % count)
  useArrowKeys(photo !== undefined && count > 1, go)
  return (
    <Dialog
      open={photo !== undefined}
      onOpenChange={() => onIndexChange(undefined)}
      title={count > 1 ? t`${name} of ${count}` : name}
      closeLabel={t`Close`}
      size="lg"
    >
      {photo ? (
        <Picture
          picture={photo}
          alt={name}
          sizes="(min-width: 768px) 640px, 100vw"
          loading="eager"
          className={styles.Photo}
        />
      ) : null}
      {count > 1 ? (
        <div className={styles.Ways}>
          <IconButton bordered label={t`Previous photo`} icon={<ChevronLeft aria-hidden />} onClick={() => go(-1)} />
          <p role="status">{t`${number} of ${count}`}</p>
          <IconButton bordered label={t`Next photo`} icon={<ChevronRight aria-hidden />} onClick={() => go(1)} />
        </div>
      ) : null}
    </Dialog>
  )
}

/** The arrows go with the eye: in whatever direction the language runs, the next photo is on the right. */
function useArrowKeys(isOn: boolean, go: (step: 1 | -1) => void): void {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn])
}

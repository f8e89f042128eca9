import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { Dialog } from '@ginipig/ui/dialog'
import { IconButton } from '@ginipig/ui/icon-button'
import { Picture } from '@ginipig/ui/picture'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import styles from './PhotoDialog.module.css'

type PhotoDialogProps = {
  firstName: string
  photos: ProviderPage['portfolio']
  /** Which is open; undefined while none is. */
  index: number | undefined
  onIndexChange: (index: number | undefined) => void
}

/** One photo large; arrows, on the page or on the keyboard, lead to the others, round and round. */
export function PhotoDialog({ firstName, photos, index, onIndexChange }: PhotoDialogProps) {
  const { t } = useLingui()
  const photo = index === undefined ? undefined : photos[index]
  const count = photos.length
  const number = (index ?? 0) + 1
  const go = (step: 1 | -1) => index !== undefined && onIndexChange((index + step + count) % count)
  useArrowKeys(photo !== undefined && count > 1, go)
  return (
    <Dialog
      open={photo !== undefined}
      onOpenChange={() => onIndexChange(undefined)}
      title={t`Work of ${firstName}, ${number} of ${count}`}
      closeLabel={t`Close`}
      size="lg"
    >
      {photo ? (
        <Picture
          picture={photo}
          alt={t`Work of ${firstName}, ${number}`}
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

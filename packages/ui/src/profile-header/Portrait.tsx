import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { initials } from '#avatar/initials.ts'
import styles from './Portrait.module.css'

export interface PortraitProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Initials stand where there is no photo. */
  name: string
  photoUrl?: string | undefined
  /** A photo on its way: it shows faintly, with this (a progress bar) across it. */
  progress?: ReactNode
}

/** A person in the arch; as wide as `--portrait` says. Decoration: their name stands beside it. */
export function Portrait({ name, photoUrl, progress, className, ...rest }: PortraitProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const hasPhoto = photoUrl !== undefined && photoUrl !== brokenUrl
  return (
    <div {...rest} className={clsx(styles.Portrait, className)} data-busy={progress === undefined ? undefined : ''}>
      {hasPhoto ? (
        <img src={photoUrl} alt="" onError={() => setBrokenUrl(photoUrl)} className={styles.Photo} />
      ) : (
        <span aria-hidden className={styles.Initials}>
          {initials(name)}
        </span>
      )}
      {progress === undefined ? null : <div className={styles.Progress}>{progress}</div>}
    </div>
  )
}

import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { stableHash } from '#stable-hash/stable-hash.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Avatar.module.css'
import { initials } from './initials.ts'
import { srcSetOf } from './src-set.ts'

const TINTS = 6

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Picks the tint, so that a person keeps it everywhere. */
  userId: string
  name: string
  /** Replaces the initials, unless it can't be loaded. */
  photoUrl?: string | undefined
  size?: 24 | 32 | 40 | 48 | 64 | 112 | undefined
  /** Identity verified by Stripe; its words, e.g. "Identity verified", are read out. */
  verifiedLabel?: string | undefined
  /** Reads the name out; by default the name stands beside the avatar and this is decoration. */
  standsAlone?: boolean | undefined
  /** The arch of provider headers instead of the circle. */
  shape?: 'circle' | 'loaf' | undefined
}

/** A person in a circle or loaf: their photo, or initials on a tint that stays theirs. */
export function Avatar(props: AvatarProps) {
  const { userId, name, photoUrl, size = 40, verifiedLabel, standsAlone, shape = 'circle', className, ...rest } = props
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const hasPhoto = photoUrl !== undefined && photoUrl !== brokenUrl
  return (
    <span
      {...rest}
      data-size={size}
      data-tint={(stableHash(userId) % TINTS) + 1}
      data-shape={shape}
      className={clsx(styles.Avatar, className)}
    >
      {hasPhoto ? (
        <img
          sizes={`${size}px`}
          srcSet={srcSetOf(photoUrl)}
          src={photoUrl}
          alt=""
          loading="lazy"
          width={size}
          height={size}
          onError={() => setBrokenUrl(photoUrl)}
          className={styles.Photo}
        />
      ) : (
        <span aria-hidden>{initials(name)}</span>
      )}
      {standsAlone ? <VisuallyHidden>{name}</VisuallyHidden> : null}
      {verifiedLabel === undefined ? null : (
        <span className={styles.Tick}>
          <Check aria-hidden />
          <VisuallyHidden>{verifiedLabel}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

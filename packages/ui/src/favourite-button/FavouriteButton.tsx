import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './FavouriteButton.module.css'

export interface FavouriteButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Says what is saved, and stays the same when pressed: "Save Balayage and gloss". */
  label: string
  pressed: boolean
}

/** The heart on a card: a white disc over pictures, bare in a row (the card sets `--favourite-disc`). */
export function FavouriteButton({ label, pressed, className, ...rest }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(styles.FavouriteButton, className)}
    >
      <span className={styles.Disc}>
        <Heart aria-hidden="true" />
      </span>
    </button>
  )
}

import type { Favourite } from '@ginipig/api-client/favourite.ts'
import { Button } from '@ginipig/ui/button'
import { FavouriteButton } from '@ginipig/ui/favourite-button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import styles from './FavouriteHeart.module.css'
import { useFavourite } from './use-favourite.ts'

type FavouriteHeartProps = Favourite & {
  /** What it is called, for who doesn't see what it stands on. */
  name: string
}

/** The heart on a card. */
export function FavouriteHeart({ name, ...favourite }: FavouriteHeartProps) {
  const { t } = useLingui()
  const { isSaved, isOffered, press } = useFavourite(favourite)
  return isOffered ? <FavouriteButton label={t`Save ${name}`} pressed={isSaved} onClick={press} /> : null
}

/** The same as a button with its word, at the head of a page. */
export function SaveButton({ name, ...favourite }: FavouriteHeartProps) {
  const { t } = useLingui()
  const { isSaved, isOffered, press } = useFavourite(favourite)
  if (!isOffered) return null
  return (
    <Button
      size="sm"
      aria-label={t`Save ${name}`}
      aria-pressed={isSaved}
      icon={<Heart aria-hidden className={styles.Heart} />}
      onClick={press}
    >
      {isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
    </Button>
  )
}

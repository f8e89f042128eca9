import { PhotoDialog } from '@ginipig/app/media/PhotoDialog.tsx'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { coverPicture } from '@ginipig/contract/media/cover.ts'
import { subcategoryCover } from '@ginipig/features/listing/subcategory-cover.ts'
import { coverKeys } from '@ginipig/ui/covers'
import { Gallery } from '@ginipig/ui/gallery'
import { Picture } from '@ginipig/ui/picture'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './ListingGallery.module.css'

/** The provider's photos, each opens large; without any, the drawn covers of what the listing is. */
export function ListingGallery({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<number>()
  const { id, title, images: photos } = listing
  const label = t`Pictures of ${title}`
  const count = photos.length
  const nameOf = (number: number) => t`${title}, picture ${number}`
  const openWords = (index: number) => {
    const name = nameOf(index + 1)
    return t`${name}: open large`
  }
  if (count === 0) return <DrawnGallery listing={listing} label={label} />
  const [first] = photos
  return (
    <>
      {count === 1 && first ? (
        <section aria-label={label} className={styles.Single}>
          <button type="button" aria-label={openWords(0)} className={styles.Open} onClick={() => setOpened(0)}>
            <Picture picture={first} alt={nameOf(1)} sizes={SINGLE_SIZES} loading="eager" fetchPriority="high" />
          </button>
        </section>
      ) : (
        <Gallery
          label={label}
          images={photos.map((picture, index) => ({ picture, alt: nameOf(index + 1) }))}
          open={{
            label: t`${plural(count, { one: '# photo', other: '# photos' })}`,
            imageLabel: openWords,
            onOpen: setOpened,
          }}
        />
      )}
      <PhotoDialog key={id} photos={photos} nameOf={nameOf} index={opened} onIndexChange={setOpened} />
    </>
  )
}

/** How wide a picture stands that stands alone. */
export const SINGLE_SIZES = '(min-width: 1024px) 570px, 100vw'

function DrawnGallery({ listing, label }: { listing: ListingDetail; label: string }) {
  // "Other" is drawn as a comb, which says nothing of an eye.
  const more = listing.subcategories.map(subcategoryCover).filter((key) => key !== 'other' && coverKeys.includes(key))
  const covers = [...new Set([listing.cover, ...more])].map((key) => coverPicture({ ...listing, cover: key }))
  const [only] = covers
  if (covers.length === 1 && only) {
    return (
      <section aria-label={label} className={styles.Single} data-drawn>
        <Picture picture={only} alt="" sizes={SINGLE_SIZES} loading="eager" fetchPriority="high" />
      </section>
    )
  }
  return <Gallery label={label} images={covers.map((picture) => ({ picture, alt: '' }))} />
}

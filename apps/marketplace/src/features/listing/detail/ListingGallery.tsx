import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { coverAddress } from '@ginipig/contract/media/cover.ts'
import { subcategoryCover } from '@ginipig/features/listing/subcategory-cover.ts'
import { coverKeys } from '@ginipig/ui/covers'
import { Gallery } from '@ginipig/ui/gallery'
import { useLingui } from '@lingui/react/macro'
import styles from './ListingGallery.module.css'

/** The provider's pictures; without any, the drawn covers of what the listing is. */
export function ListingGallery({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui()
  const { id, title, imageUrls } = listing
  const label = t`Pictures of ${title}`
  const photos = imageUrls.map((src, index) => {
    const number = index + 1
    return { src, alt: t`${title}, picture ${number}` }
  })
  // "Other" is drawn as a comb, which says nothing of an eye.
  const drawn = listing.subcategories.map(subcategoryCover).filter((key) => key !== 'other' && coverKeys.includes(key))
  const keys = new Set([listing.cover, ...drawn])
  const covers = [...new Set([...keys].map((key) => coverAddress(key, id)))].map((src) => ({ src, alt: '' }))
  const images = photos.length > 0 ? photos : covers
  const [only] = images
  if (images.length === 1 && only) {
    return (
      <section aria-label={label} className={styles.Single} data-drawn={photos.length === 0 || undefined}>
        <img src={only.src} alt={only.alt} width="800" height="600" fetchPriority="high" />
      </section>
    )
  }
  return <Gallery label={label} images={images} className={styles.Gallery} />
}

import { MAX_REVIEW_PHOTOS } from '@ginipig/domain/review'
import { Field } from '@ginipig/ui/field'
import { FileUpload } from '@ginipig/ui/file-upload'
import { Trans, useLingui } from '@lingui/react/macro'
import type { useReviewPhotos } from './use-review-photos.ts'

/** Photos of the result beside a review. */
export function PhotosField({ photos }: { photos: ReturnType<typeof useReviewPhotos> }) {
  const { t } = useLingui()
  const { items, max, add, remove, retry } = photos
  return (
    <Field
      group
      label={<Trans>Photos of the result</Trans>}
      marker={<Trans>Optional</Trans>}
      hint={<Trans>{MAX_REVIEW_PHOTOS} at most. Nobody else in them, please, and no phone numbers.</Trans>}
    >
      <FileUpload
        items={items}
        max={max}
        onAdd={add}
        onRemove={remove}
        onRetry={retry}
        labels={{
          add: t`Add photo`,
          addHint: t`JPEG or PNG, up to 10 MB`,
          cancel: (name) => t`Cancel ${{ name }}`,
          cancelShort: t`Cancel`,
          remove: (name) => t`Remove ${{ name }}`,
          retry: { name: (name) => t`Try again: ${{ name }}`, short: t`Try again` },
          uploading: (name) => t`Sending ${{ name }}`,
        }}
      />
    </Field>
  )
}

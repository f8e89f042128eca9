import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { MUST_HAVE_PHOTOS } from '@ginipig/domain/listing'
import { FileUpload } from '@ginipig/ui/file-upload'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { SectionCard } from './SectionCard.tsx'
import type { MustHavesForm } from './use-must-haves-form.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

type PhotosSectionProps = {
  booking: ClientBooking
  /** The provider's own words on what the photos should show. */
  text: string
  form: MustHavesForm
  isDone: boolean
}

export function PhotosSection(props: PhotosSectionProps) {
  const { form } = props
  return <form.AppField name="photoIds">{({ state }) => <Photos {...props} photoIds={state.value} />}</form.AppField>
}

function Photos({ booking, text, form, isDone, photoIds }: PhotosSectionProps & { photoIds: readonly string[] }) {
  const { t } = useLingui()
  const { items, add, remove, max } = usePhotoUploads(booking, form, photoIds)
  const sent = photoIds.length
  return (
    <SectionCard
      icon={Camera}
      category={booking.listing.category}
      title={<Trans>{MUST_HAVE_PHOTOS} photos</Trans>}
      lead={text}
      isDone={isDone}
      todo={
        sent > 0 ? (
          <Trans>
            {sent} of {MUST_HAVE_PHOTOS}
          </Trans>
        ) : undefined
      }
    >
      <FileUpload
        aria-label={t`Photos`}
        items={items}
        max={max}
        onAdd={add}
        onRemove={remove}
        labels={{
          add: t`Add photo`,
          addHint: t`JPEG or PNG, up to 10 MB`,
          cancel: (name) => t`Cancel ${{ name }}`,
          cancelShort: t`Cancel`,
          remove: (name) => t`Remove ${{ name }}`,
          uploading: (name) => t`Sending ${{ name }}`,
        }}
      />
    </SectionCard>
  )
}

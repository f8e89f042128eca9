import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { profileChanged } from '@ginipig/api-client/provider.ts'
import { useUploads } from '@ginipig/app/media/use-uploads.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { addPortfolioPhoto, deletePortfolioPhoto, type ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { MAX_PORTFOLIO_PHOTOS } from '@ginipig/domain/provider'
import { Badge } from '@ginipig/ui/badge'
import { Field } from '@ginipig/ui/field'
import { FileUpload, type UploadItem } from '@ginipig/ui/file-upload'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

type PortfolioPhotosProps = { profile: ProviderProfile; error?: string | undefined }

/** The photos of a provider's work, each kept on the server as soon as it has arrived. */
export function PortfolioPhotos({ profile: { portfolio }, error }: PortfolioPhotosProps) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const { mutateAsync: addPhoto } = useMutation(change(api, addPortfolioPhoto, profileChanged))
  const { mutate: removePhoto } = useMutation({
    ...change(api, deletePortfolioPhoto, profileChanged),
    onError: (problem) => toast.error(textOf(problem)),
  })
  const uploads = useUploads((photo) => addPhoto({ body: { photoId: photo.id } }))

  const remove = (id: string) => {
    if (portfolio.some((photo) => photo.id === id)) removePhoto({ params: { portfolioPhotoId: id } })
    else uploads.stop(id)
  }

  const kept = portfolio.map(({ id, url, status }, index): UploadItem => {
    const number = index + 1
    return { id, name: t`Photo ${number}`, status: 'done', thumbnailUrl: url, flag: flags[status] }
  })
  return (
    <Field
      group
      label={<Trans>Portfolio photos</Trans>}
      hint={
        <Trans>
          No phone numbers, websites or logos in the picture. A person looks at every photo before clients see it.
        </Trans>
      }
      error={error}
    >
      <FileUpload
        items={[...kept, ...uploads.items]}
        max={MAX_PORTFOLIO_PHOTOS + uploads.failedCount}
        onAdd={(files) => uploads.add(files, MAX_PORTFOLIO_PHOTOS - portfolio.length)}
        onRemove={remove}
        labels={{
          add: t`Add photos`,
          addHint: t`JPEG or PNG, up to 10 MB`,
          cancel: (name) => t`Cancel ${{ name }}`,
          cancelShort: t`Cancel`,
          remove: (name) => t`Remove ${{ name }}`,
          uploading: (name) => t`Sending ${{ name }}`,
          first: t`Main photo`,
        }}
      />
    </Field>
  )
}

const flags = {
  awaiting: (
    <Badge tone="warning">
      <Trans>Awaiting approval</Trans>
    </Badge>
  ),
  approved: undefined,
  refused: (
    <Badge tone="danger">
      <Trans>Not shown</Trans>
    </Badge>
  ),
} as const

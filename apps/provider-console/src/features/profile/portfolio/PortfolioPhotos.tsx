import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { MAX_PORTFOLIO_PHOTOS } from '@ginipig/domain/provider'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { Field } from '@ginipig/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OwnPhotos } from '#shared/photos/OwnPhotos.tsx'
import { statusOf } from './photo-status.tsx'
import { usePortfolio } from './use-portfolio.ts'

const shapes = [
  { label: '4:5', aspect: 4 / 5 },
  { label: '1:1', aspect: 1 },
  { label: '4:3', aspect: 4 / 3 },
] as const

type PortfolioPhotosProps = {
  profile: ProviderProfile
  error?: string | undefined
  /** How many are being sent. */
  onUnderWay?: (count: number) => void
}

/** The photos of a provider's work: kept on the server as soon as they arrive, deleted after a question. */
export function PortfolioPhotos({ profile, error, onUnderWay }: PortfolioPhotosProps) {
  const { t } = useLingui()
  const { photos, add, order, remove } = usePortfolio(profile.portfolio)
  const [asked, setAsked] = useState<string>()
  const handleDelete = () => {
    if (asked !== undefined) remove(asked)
    setAsked(undefined)
  }

  return (
    <Field
      group
      labelHidden
      label={<Trans>Portfolio photos</Trans>}
      hint={<Trans>No phone numbers, websites or logos. A person looks at each before clients do.</Trans>}
      error={error}
    >
      <OwnPhotos
        photos={photos.map((photo, index) => {
          const number = index + 1
          return { id: photo.id, name: t`Photo ${number}`, picture: photo, ...statusOf(photo) }
        })}
        max={MAX_PORTFOLIO_PHOTOS}
        shapes={shapes}
        words={{ list: t`Your photos, in the order clients see them`, first: t`Main photo`, removeShort: t`Delete` }}
        onAdd={add}
        onOrder={order}
        onRemove={setAsked}
        onUnderWay={onUnderWay}
      />
      <Dialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        role="alertdialog"
        title={<Trans>Delete this photo?</Trans>}
        description={<Trans>It is gone from your page at once. The photo itself is deleted too.</Trans>}
        actions={
          <>
            <Button onClick={() => setAsked(undefined)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button variant="danger" onClick={handleDelete}>
              <Trans>Delete photo</Trans>
            </Button>
          </>
        }
      />
    </Field>
  )
}

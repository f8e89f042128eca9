import { PhotoDialog } from '@ginipig/app/media/PhotoDialog.tsx'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Picture } from '@ginipig/ui/picture'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './PortfolioTab.module.css'

/** Photos of a provider's work; each opens large, and the others from there. */
export function PortfolioTab({ page: { firstName, portfolio } }: { page: ProviderPage }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  if (portfolio.length === 0) {
    return (
      <EmptyState
        pig="post"
        title={<Trans>No photos yet</Trans>}
        text={<Trans>{firstName} hasn’t shown any work here so far.</Trans>}
      />
    )
  }
  return (
    <>
      <ul className={styles.Photos}>
        {portfolio.map(({ id, ...picture }, index) => {
          const number = index + 1
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.Open}
                aria-label={t`Work of ${firstName}, ${number}: open large`}
                onClick={() => setOpen(index)}
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes={index === 0 ? '(min-width: 768px) 600px, 50vw' : '(min-width: 768px) 300px, 50vw'}
                  className={styles.Photo}
                />
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.Note}>
        <Trans>A person looked at each photo before it was shown.</Trans>
      </p>
      <PhotoDialog
        photos={portfolio}
        nameOf={(number) => t`Work of ${firstName}, ${number}`}
        index={open}
        onIndexChange={setOpen}
      />
    </>
  )
}

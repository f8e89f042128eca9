import { PhotoDialog } from '@ginipig/app/media/PhotoDialog.tsx'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { TextLink } from '@ginipig/ui/link'
import { Picture } from '@ginipig/ui/picture'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import styles from './Portfolio.module.css'
import type { ProviderSearch } from './provider-search.ts'

/** One large and four small ones, until all are asked for. */
const SHOWN_FIRST = 5

type PortfolioProps = { page: ProviderPage; isWhole: boolean }

/** Photos of a provider's work; each opens large, and the others from there. */
export function Portfolio({ page: { firstName, portfolio }, isWhole }: PortfolioProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className={styles.Photos}>
        {portfolio.slice(0, isWhole ? undefined : SHOWN_FIRST).map(({ id, ...picture }, index) => {
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
                  sizes={index === 0 ? '(min-width: 768px) 400px, 100vw' : '(min-width: 768px) 200px, 50vw'}
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

/** To all of it, where it is more than what stands here first. */
export function AllWorkLink({ page: { id, portfolio }, search }: { page: ProviderPage; search: ProviderSearch }) {
  const count = portfolio.length
  if (count <= SHOWN_FIRST || search.work === 'all') return null
  return (
    <TextLink
      render={(slot) => (
        <Link
          to="/provider-detail/$id"
          params={{ id }}
          search={{ ...search, work: 'all' }}
          hash="portfolio"
          activeOptions={{ includeHash: true }}
          replace
          {...slot}
        />
      )}
    >
      <Trans>All {count}</Trans>
    </TextLink>
  )
}

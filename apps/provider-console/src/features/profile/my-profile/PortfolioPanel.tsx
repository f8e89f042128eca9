import type { PortfolioStatus, ProviderProfile } from '@ginipig/contract/provider/profile.ts'
import { Badge } from '@ginipig/ui/badge'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Picture } from '@ginipig/ui/picture'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Clock, Images } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './PortfolioPanel.module.css'
import { countPhotos } from './profile-parts.ts'

type PortfolioPanelProps = { portfolio: ProviderProfile['portfolio'] }

/** The photos of a provider's work: what clients see, what waits for a look, and why one isn't shown. */
export function PortfolioPanel({ portfolio }: PortfolioPanelProps) {
  const { t } = useLingui()
  const { awaiting } = countPhotos(portfolio)
  return (
    <Panel aria-label={t`Portfolio`}>
      <PanelHead
        title={
          <>
            <Trans>Portfolio</Trans> <span className={styles.Counts}>{usePhotoCounts(portfolio)}</span>
          </>
        }
        end={
          <ButtonLink
            size="sm"
            icon={<Images aria-hidden />}
            render={(slot) => <Link to="/provider/update-portfolio" {...slot} />}
          >
            {portfolio.length === 0 ? <Trans>Add photos</Trans> : <Trans>Change photos</Trans>}
          </ButtonLink>
        }
      />
      <PanelBody className={styles.Body}>
        {awaiting > 0 ? (
          <Banner
            icon={<Clock aria-hidden />}
            title={
              <Plural value={awaiting} one="# photo is awaiting approval" other="# photos are awaiting approval" />
            }
          >
            <Trans>A person looks at every photo. Clients see it as soon as it’s approved.</Trans>
          </Banner>
        ) : null}
        {portfolio.length === 0 ? (
          <p>
            <Trans>No photos yet. Clients choose by what they see.</Trans>
          </p>
        ) : null}
        <ul className={styles.Photos}>
          {portfolio.map(({ id, status, refusedBecause, ...picture }, index) => {
            const number = index + 1
            return (
              <li key={id}>
                <Picture
                  picture={picture}
                  alt={t`Your work, ${number}`}
                  sizes="160px"
                  className={styles.Photo}
                  data-status={status}
                />
                {flags[status]}
                {refusedBecause === null ? null : <p className={styles.Why}>{refusedBecause}</p>}
              </li>
            )
          })}
        </ul>
      </PanelBody>
    </Panel>
  )
}

/** "5 live, 2 waiting, 1 not shown". */
function usePhotoCounts(portfolio: ProviderProfile['portfolio']): string {
  const { t } = useLingui()
  const { live, awaiting, refused } = countPhotos(portfolio)
  const words = [t`${live} live`]
  if (awaiting > 0) words.push(t`${awaiting} waiting`)
  if (refused > 0) words.push(t`${refused} not shown`)
  return words.join(', ')
}

const flags: Record<PortfolioStatus, ReactNode> = {
  awaiting: (
    <Badge tone="warning">
      <Trans>Awaiting approval</Trans>
    </Badge>
  ),
  approved: null,
  refused: (
    <Badge tone="danger">
      <Trans>Not shown</Trans>
    </Badge>
  ),
}

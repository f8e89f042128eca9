import { useDates } from '@ginipig/app/words/use-dates.ts'
import { providerPath } from '@ginipig/contract/path/public-paths.ts'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { providerName } from '@ginipig/domain/identity'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { MessageButton } from '@ginipig/features/message/MessageButton.tsx'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { Heading } from '@ginipig/ui/heading'
import { Portrait } from '@ginipig/ui/profile-header'
import { Tag } from '@ginipig/ui/tag'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck, Star } from 'lucide-react'
import { ShareButton } from '#shared/share/ShareButton.tsx'
import { SaveButton } from '../favourite/FavouriteHeart.tsx'
import styles from './ProviderHead.module.css'

/** Who it is, on the brand's ground, and what clients ask first. The tick is about identity, never about skill.
 *  Source: design.md §4. */
export function ProviderHead({ page }: { page: ProviderPage }) {
  const { t } = useLingui()
  const { photoUrl, companyName, displayName, town, outwardPostcode, isIdentityVerified } = page
  const name = providerName(page)
  // Many are called what their company is called: once is enough.
  const company = companyName === displayName || companyName === '' ? [] : [companyName]
  return (
    <header className={styles.ProviderHead}>
      <div className={styles.Grid}>
        <Portrait name={name} photoUrl={photoUrl ?? undefined} className={styles.Portrait} />
        <div className={styles.Words}>
          <Heading level={1} look="page" className={styles.Name}>
            {name}
          </Heading>
          <p className={styles.Where}>{[...company, `${town} ${outwardPostcode}`].join(', ')}</p>
          {isIdentityVerified ? (
            <p className={styles.Tags}>
              <Tag icon={<BadgeCheck aria-hidden="true" />}>
                <Trans>Identity verified by Stripe</Trans>
              </Tag>
            </p>
          ) : null}
          <div className={styles.Actions}>
            <MessageButton personId={page.id} firstName={page.firstName} variant="primary" />
            <SaveButton kind="provider" id={page.id} name={name} />
            <ShareButton title={t`${name} on Ginipig`} path={providerPath(page.id)} variant="secondary" />
            <ReportLink kind="provider" targetId={page.id} of={name} />
          </div>
        </div>
      </div>
      <Figures page={page} />
    </header>
  )
}

function Figures({ page: { rating, reviewCount, listingCount, memberSince } }: { page: ProviderPage }) {
  const { i18n } = useLingui()
  const dates = useDates()
  const average = rating === null ? undefined : i18n.number(rating, { minimumFractionDigits: 1 })
  return (
    <div className={styles.Band}>
      <dl className={styles.Figures}>
        <div>
          <dt>
            {rating === null ? (
              <Trans>No reviews yet</Trans>
            ) : (
              plural(reviewCount, { one: 'from # review', other: 'from # reviews' })
            )}
          </dt>
          <dd>
            <Star aria-hidden="true" />
            {average ?? <Trans>New</Trans>}
          </dd>
        </div>
        <div>
          <dt>{plural(listingCount, { one: 'appointment open', other: 'appointments open' })}</dt>
          <dd>{i18n.number(listingCount)}</dd>
        </div>
        <div>
          <dt>
            <Trans>on Ginipig since</Trans>
          </dt>
          <dd>{dates.month(memberSince, DEFAULT_ZONE)}</dd>
        </div>
      </dl>
    </div>
  )
}

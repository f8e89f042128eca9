import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { providerPath } from '@ginipig/contract/path/public-paths.ts'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { providerName } from '@ginipig/domain/identity'
import { usualAnswerHours } from '@ginipig/domain/reliability'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { levelRanks, levelWords } from '@ginipig/features/listing/listing-words.ts'
import { MessageButton } from '@ginipig/features/message/MessageButton.tsx'
import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import { LevelTag } from '@ginipig/ui/level-tag'
import { Portrait } from '@ginipig/ui/profile-header'
import { Tag } from '@ginipig/ui/tag'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, Star } from 'lucide-react'
import { ShareButton } from '#shared/share/ShareButton.tsx'
import { SaveButton } from '../favourite/FavouriteHeart.tsx'
import styles from './ProviderHead.module.css'

type ProviderHeadProps = {
  page: ProviderPage
  /** What they have open, the soonest first. */
  listings: readonly ListingCard[]
}

/** Who it is, on the brand's ground, when they are free next, and what clients ask first. The tick is about identity, never
 *  about skill. Source: design.md §4. */
export function ProviderHead({ page, listings }: ProviderHeadProps) {
  const { t, i18n } = useLingui()
  const { photoUrl, companyName, displayName, town, outwardPostcode, isIdentityVerified, bio } = page
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
          <p className={styles.Tags}>
            {page.levels.map((level) => (
              <LevelTag key={level} level={levelRanks[level]}>
                {i18n._(levelWords[level])}
              </LevelTag>
            ))}
            {isIdentityVerified ? (
              <Tag icon={<BadgeCheck aria-hidden="true" />} className={styles.Tag}>
                <Trans>Identity verified by Stripe</Trans>
              </Tag>
            ) : null}
          </p>
        </div>
        <div className={styles.More}>
          {bio === '' ? null : (
            <p lang={PROVIDERS_LANGUAGE} className={styles.Bio}>
              {firstSentence(bio)}
            </p>
          )}
          <div className={styles.Actions}>
            <MessageButton personId={page.id} firstName={page.firstName} size="sm" />
            <SaveButton kind="provider" id={page.id} name={name} />
            <ShareButton title={t`${name} on Ginipig`} path={providerPath(page.id)} variant="secondary" />
          </div>
        </div>
        <NextOpen page={page} listings={listings} />
      </div>
      <Figures page={page} />
    </header>
  )
}

/** The whole bio stands under About. */
const firstSentence = (bio: string) => /^.*?[.!?\u2026](?=\s|$)/s.exec(bio)?.[0] ?? bio

/** When they are free next; where that is online, also when one can come to them. Beside the head where there is room: on a
 *  phone the list begins right under it. */
function NextOpen({ page: { id, listingCount }, listings }: ProviderHeadProps) {
  const { t } = useLingui()
  const free = listings.filter(({ nextSlotAt }) => nextSlotAt !== null)
  const [first] = free
  if (first === undefined) return null
  const inPerson = first.type === 'online' ? free.find(({ type }) => type === 'in_person') : undefined
  return (
    <aside aria-label={t`Next open time`} className={styles.NextOpen}>
      <p className={styles.Small}>
        <Trans>Next open time</Trans>
      </p>
      <NextTime listing={first} className={styles.First} />
      {inPerson === undefined ? null : (
        <div className={styles.Other}>
          <p className={styles.Small}>
            <Trans>In person</Trans>
          </p>
          <NextTime listing={inPerson} className={styles.Then} />
        </div>
      )}
      <ButtonLink
        variant="primary"
        block
        className={styles.All}
        render={(slot) => (
          <Link
            to="/provider-detail/$id"
            params={{ id }}
            hash="appointments"
            activeOptions={{ includeHash: true }}
            {...slot}
          />
        )}
      >
        {plural(listingCount, { one: 'See # appointment', other: 'See # appointments' })}
      </ButtonLink>
    </aside>
  )
}

function NextTime({ listing, className }: { listing: ListingCard; className: string | undefined }) {
  const money = useMoney()
  const dates = useDates()
  if (listing.nextSlotAt === null) return null
  return (
    <>
      <p className={className}>{dates.friendlyDateTime(listing.nextSlotAt, listing.zone)}</p>
      <p className={styles.Small}>
        <span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>, {money(listing.price)}
      </p>
    </>
  )
}

/** What stands for them: how long they take to answer and how their appointments ended or, while there are too few to say,
 *  what there is. */
function Figures({ page }: { page: ProviderPage }) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const { rating, reviewCount, listingCount, memberSince, record, answerMs } = page
  const hours = usualAnswerHours(answerMs ?? null)
  const since = dates.month(memberSince, DEFAULT_ZONE)
  const figures = [
    {
      id: 'rating',
      label:
        rating === null ? t`No reviews yet` : plural(reviewCount, { one: 'from # review', other: 'from # reviews' }),
      value: (
        <>
          <Star aria-hidden="true" />
          {rating === null ? t`New` : i18n.number(rating, { minimumFractionDigits: 1 })}
        </>
      ),
    },
    ...(hours === null ? [] : [{ id: 'answers', label: t`usually, to answer`, value: t`${hours} h` }]),
    ...(record === null
      ? [
          {
            id: 'open',
            label: plural(listingCount, { one: 'appointment open', other: 'appointments open' }),
            value: i18n.number(listingCount),
          },
          { id: 'since', label: t`on Ginipig since`, value: since },
        ]
      : [
          {
            id: 'kept',
            label: t`took place in a year`,
            value: i18n.number(record.kept),
          },
          {
            id: 'late',
            label: t`cancelled late in a year`,
            value: i18n.number(record.cancelledLate),
          },
        ]),
  ]
  return (
    <div className={styles.Band}>
      <dl className={styles.Figures}>
        {figures.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

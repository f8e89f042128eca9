import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { type Category, categories, interleaveOwners } from '@ginipig/domain/listing'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { CardGrid } from '@ginipig/ui/card-grid'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Section } from '@ginipig/ui/section'
import { TabPanel, Tabs } from '@ginipig/ui/tabs'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CardSkeletons } from '../card/CardSkeletons.tsx'
import { ListingCard } from '../card/ListingCard.tsx'
import { STRIP_SIZE, stripQuery } from './strip-query.ts'
import styles from './TreatYourself.module.css'

type Shown = 'all' | Category
const shownOnes: readonly Shown[] = ['all', ...categories]

/** The soonest appointments, of all categories or of one. */
export function TreatYourself() {
  const { t, i18n } = useLingui()
  const [shown, setShown] = useState<Shown>('all')
  const tabs = shownOnes.map((one) => ({ value: one, label: one === 'all' ? t`All` : i18n._(categoryWords[one]) }))
  return (
    <Section
      title={<Trans>Treat yourself</Trans>}
      lead={<Trans>The soonest appointments, live from our providers’ diaries.</Trans>}
    >
      <Tabs
        isManual
        label={t`Category`}
        tabs={tabs}
        value={shown}
        onValueChange={(value) => setShown(shownOnes.find((one) => one === value) ?? 'all')}
      >
        {shownOnes.map((one) => (
          <TabPanel key={one} value={one} className={styles.Panel}>
            <Strip category={one === 'all' ? undefined : one} />
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  )
}

function Strip({ category }: { category: Category | undefined }) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useInfiniteQuery(stripQuery(useApi(), category))
  if (isPending) {
    return (
      <CardGrid aria-busy>
        <VisuallyHidden role="status">{t`Loading appointments`}</VisuallyHidden>
        <CardSkeletons count={STRIP_SIZE} />
      </CardGrid>
    )
  }
  const listings = interleaveOwners([data?.pages[0]?.items ?? []], ({ provider }) => provider.id, false)
  if (error && listings.length === 0) return <Failure error={error} onTryAgain={refetch} />
  if (listings.length === 0) {
    return (
      <EmptyState
        pig="sleep"
        headingLevel={3}
        title={<Trans>Nothing open just now</Trans>}
        text={<Trans>Another category may have something.</Trans>}
      />
    )
  }
  return (
    <>
      <CardGrid>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} isBrief />
        ))}
      </CardGrid>
      <div className={styles.All}>
        <ButtonLink
          render={(slot) =>
            category === undefined ? (
              <Link to="/treatment" {...slot} />
            ) : (
              <Link to="/treatment/$category" params={{ category }} {...slot} />
            )
          }
        >
          <Trans>See all of them</Trans>
        </ButtonLink>
        <ButtonLink
          variant="ghost"
          render={(slot) => <Link to="/near-today" search={category === undefined ? {} : { category }} {...slot} />}
        >
          <Trans>Free in the next 48 hours</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

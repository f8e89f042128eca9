import { PageHeader } from '@ginipig/ui/page-header'
import { TabNav } from '@ginipig/ui/tabs'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AccountFrame } from '#shared/account-frame/AccountFrame.tsx'
import styles from './FavouritesPage.module.css'
import { type FavouriteTab, favouriteTabs } from './favourites-search.ts'
import { SavedListings } from './SavedListings.tsx'
import { SavedPeople } from './SavedPeople.tsx'

const tabWords: Record<FavouriteTab, MessageDescriptor> = { treatments: msg`Treatments`, people: msg`People` }

/** `/my-favourites`: what a client saved, with what is open now. Source: product.md §5. */
export function FavouritesPage({ tab }: { tab: FavouriteTab }) {
  const { t, i18n } = useLingui()
  return (
    <AccountFrame>
      <PageHeader
        title={<Trans>My favourites</Trans>}
        lead={<Trans>What you saved, the latest first. Press a heart to take it away, and again to keep it.</Trans>}
      />
      <TabNav
        label={t`Favourites by kind`}
        className={styles.Tabs ?? ''}
        items={favouriteTabs.map((key) => ({
          key,
          label: i18n._(tabWords[key]),
          isCurrent: key === tab,
          render: (slot) => <Link to="/my-favourites" search={{ tab: key }} {...slot} />,
        }))}
      />
      {tab === 'treatments' ? <SavedListings /> : <SavedPeople />}
    </AccountFrame>
  )
}

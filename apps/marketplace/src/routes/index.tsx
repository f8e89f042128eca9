import { query } from '@ginipig/api-client/core/call-options.ts'
import { getListingCounts } from '@ginipig/contract/listing/search-listings.ts'
import { getSpotlight } from '@ginipig/contract/listing/spotlight.ts'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { House } from 'lucide-react'
import { Suspense } from 'react'
import { latestPosts } from '#features/content/blog/latest-posts.ts'
import { FindForm } from '#features/home/FindForm.tsx'
import { HomePage } from '#features/home/HomePage.tsx'
import { CategoryTiles } from '#features/listing/discover/CategoryTiles.tsx'
import { PopularParts } from '#features/listing/discover/PopularParts.tsx'
import { SoonestPeek } from '#features/listing/discover/SoonestPeek.tsx'
import { exampleQuery, stripQuery } from '#features/listing/discover/strip-query.ts'
import { TreatYourself } from '#features/listing/discover/TreatYourself.tsx'
import { RecentlyViewed } from '#features/listing/recently-viewed/RecentlyViewed.tsx'
import { SearchCombobox } from '#features/listing/search/SearchCombobox.tsx'

const Foot = lazyPart(() => import('./-home-foot.tsx'))

export const Route = createFileRoute('/')({
  staticData: {
    access: 'common',
    title: msg`Hair, beauty, wellness and coaching at 30% off or more`,
    headerTone: 'brand',
    tabBar: { order: 1, icon: House, links: [{ label: msg`Home` }] },
  },
  // Not waited for: the page is there at once and shows what is still coming.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(query(api, getListingCounts))
    void queryClient.prefetchInfiniteQuery(stripQuery(api, undefined))
    void queryClient.prefetchInfiniteQuery(exampleQuery(api))
    void queryClient.prefetchQuery(query(api, getSpotlight))
    void queryClient.prefetchQuery(latestPosts(api, i18n.locale))
  },
  component: Home,
})

function Home() {
  return (
    <HomePage
      find={<FindForm Combobox={SearchCombobox} />}
      popular={<PopularParts />}
      peek={<SoonestPeek />}
      categories={<CategoryTiles />}
      soonest={<TreatYourself />}
      looked={<RecentlyViewed />}
      foot={
        <Suspense>
          <Foot />
        </Suspense>
      }
    />
  )
}

import { query } from '@ginipig/api-client/core'
import { getListingCounts } from '@ginipig/contract/listing'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { House } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { HomePage } from '#features/home/HomePage.tsx'
import { CategoryTiles } from '#features/treatment/discover/CategoryTiles.tsx'
import { PopularPartsSoon, SoonestPeekSoon } from '#features/treatment/discover/live-soon.ts'
import { stripQuery } from '#features/treatment/discover/strip-query.ts'
import { TreatYourselfSoon } from '#features/treatment/discover/TreatYourselfSoon.tsx'

/** Below the first screen, so it comes after what stands in it. */
const Foot = lazy(() => import('./-home-foot.tsx'))

export const Route = createFileRoute('/')({
  staticData: {
    access: 'common',
    leadsTo: ['/treatment/$category', '/category-detail/$treatmentId'],
    title: msg`Hair, beauty, wellness and coaching at 30% off or more`,
    headerTone: 'brand',
    tabBar: { order: 1, icon: House, links: [{ label: msg`Home` }] },
  },
  // Not waited for: the page is there at once and shows what is still coming.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(query(api, getListingCounts))
    void queryClient.prefetchInfiniteQuery(stripQuery(api, undefined))
  },
  component: Home,
})

function Home() {
  return (
    <HomePage
      popular={
        <Suspense>
          <PopularPartsSoon />
        </Suspense>
      }
      peek={
        <Suspense>
          <SoonestPeekSoon />
        </Suspense>
      }
      categories={<CategoryTiles />}
      soonest={<TreatYourselfSoon />}
      foot={<Foot />}
    />
  )
}

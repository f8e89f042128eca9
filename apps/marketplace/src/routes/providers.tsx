import { query } from '@ginipig/api-client/core/call-options.ts'
import { getSpotlight } from '@ginipig/contract/listing/spotlight.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProvidersPage } from '#features/content/guide/ProvidersPage.tsx'
import { WorkingSoon } from '#features/listing/discover/WorkingSoon.tsx'

export const Route = createFileRoute('/providers')({
  staticData: { access: 'common', title: msg`For providers`, footerGroup: { group: 'vip', order: 2 } },
  loader: ({ context: { api, queryClient } }) => void queryClient.prefetchQuery(query(api, getSpotlight)),
  component: Providers,
})

function Providers() {
  return <ProvidersPage working={<WorkingSoon />} />
}

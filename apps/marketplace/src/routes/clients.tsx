import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ClientsPage } from '#features/content/guide/ClientsPage.tsx'

export const Route = createFileRoute('/clients')({
  staticData: {
    access: 'common',
    footerBand: true,
    title: msg`For clients`,
    footerGroup: { group: 'customer-service', order: 4 },
  },
  component: ClientsPage,
})

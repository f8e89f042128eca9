import { loadLegal } from '@ginipig/features/legal/load-legal.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '#features/content/company/CompanyPage.tsx'

export const Route = createFileRoute('/company')({
  staticData: {
    access: 'common',
    footerBand: true,
    title: msg`Contact us`,
    footerGroup: { group: 'company', order: 3 },
  },
  loader: ({ context }) => loadLegal(context),
  component: CompanyPage,
})

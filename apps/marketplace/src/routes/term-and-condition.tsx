import { ClientTermsPage } from '@ginipig/features/legal/ClientTermsPage.tsx'
import { loadLegal } from '@ginipig/features/legal/load-legal.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/term-and-condition')({
  staticData: { access: 'common', title: msg`Terms and conditions`, footerGroup: { group: 'legals', order: 1 } },
  loader: ({ context }) => loadLegal(context),
  component: ClientTermsPage,
})

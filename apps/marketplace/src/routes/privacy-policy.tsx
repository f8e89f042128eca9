import { loadLegal } from '@ginipig/features/legal/load-legal.ts'
import { PrivacyPage } from '@ginipig/features/legal/PrivacyPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { access: 'common', title: msg`Privacy policy`, footerGroup: { group: 'legals', order: 2 } },
  loader: ({ context }) => loadLegal(context),
  component: PrivacyPage,
})

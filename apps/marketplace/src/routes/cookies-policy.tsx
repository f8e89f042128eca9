import { CookiesPage } from '@ginipig/features/legal/CookiesPage.tsx'
import { loadLegal } from '@ginipig/features/legal/load-legal.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cookies-policy')({
  staticData: { access: 'common', title: msg`Cookies policy`, footerGroup: { group: 'legals', order: 3 } },
  loader: ({ context }) => loadLegal(context),
  component: CookiesPage,
})

import { loadLegal } from '@ginipig/features/legal/load-legal.ts'
import { ProviderTermsPage } from '@ginipig/features/legal/ProviderTermsPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'

export const Route = createFileRoute('/provider/term-and-condition')({
  staticData: {
    access: 'common',
    title: msg`Terms and conditions`,
    sidebar: { order: 90, icon: ScrollText, part: 'help' },
  },
  loader: ({ context }) => loadLegal(context),
  component: ProviderTermsPage,
})

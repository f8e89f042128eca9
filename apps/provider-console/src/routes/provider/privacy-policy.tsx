import { loadLegal } from '@ginipig/features/legal/load-legal.ts'
import { PrivacyPage } from '@ginipig/features/legal/PrivacyPage.tsx'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'

export const Route = createFileRoute('/provider/privacy-policy')({
  staticData: { access: 'common', title: msg`Privacy policy`, sidebar: { order: 91, icon: ShieldCheck, part: 'help' } },
  loader: ({ context }) => loadLegal(context),
  component: PrivacyPage,
})

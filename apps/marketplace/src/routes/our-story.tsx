import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OurStoryPage } from '#features/content/story/OurStoryPage.tsx'

export const Route = createFileRoute('/our-story')({
  staticData: {
    access: 'common',
    title: msg`Our story`,
    header: { order: 5 },
    footerGroup: { group: 'company', order: 1 },
  },
  component: OurStoryPage,
})

import { HandoffSearch } from '@ginipig/app/handoff/handoff-search.ts'
import { leaveApp } from '@ginipig/app/handoff/leave-app.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

/** The way out to the other app. */
export const Route = createFileRoute('/handoff/leave')({
  staticData: { access: 'common', title: msg`One moment`, chrome: 'bare' },
  // There is nothing else to show.
  pendingMs: 0,
  validateSearch: HandoffSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => leaveApp(context, deps),
})

import { HandoffSearch } from '@ginipig/app/handoff/handoff-search.ts'
import { startHandoff } from '@ginipig/app/handoff/start-handoff.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

/** The way in from the other app: asks there who is signed in. */
export const Route = createFileRoute('/handoff/start')({
  staticData: { access: 'common', title: msg`One moment`, chrome: 'bare' },
  // There is nothing else to show.
  pendingMs: 0,
  validateSearch: HandoffSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startHandoff(context, deps),
})

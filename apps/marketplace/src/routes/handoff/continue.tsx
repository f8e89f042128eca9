import { ContinuePage } from '@ginipig/app/handoff/ContinuePage.tsx'
import { openContinue } from '@ginipig/app/handoff/hand-over.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/handoff/continue')({
  staticData: { access: 'common', title: msg`Log in there too`, chrome: 'bare' },
  pendingMs: 0,
  pendingMinMs: 0,
  loader: ({ context, location }) => openContinue(context, location.hash),
  component: Continue,
})

function Continue() {
  return <ContinuePage opened={Route.useLoaderData()} />
}

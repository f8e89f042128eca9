import { CallbackPage } from '@ginipig/app/handoff/CallbackPage.tsx'
import { takeCaptured } from '@ginipig/app/handoff/capture.ts'
import { finishHandoff } from '@ginipig/app/handoff/finish-handoff.ts'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/handoff/callback')({
  staticData: { access: 'common', title: msg`Logging in`, chrome: 'bare' },
  pendingMs: 0,
  pendingMinMs: 0,
  loader: ({ context }) => finishHandoff(context, takeCaptured()),
  component: Callback,
})

function Callback() {
  return <CallbackPage failure={Route.useLoaderData()} />
}

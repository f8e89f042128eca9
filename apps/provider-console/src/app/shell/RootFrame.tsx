import { OfflineBanner } from '@ginipig/app/route/notices/OfflineBanner.tsx'
import { PageAnnouncer } from '@ginipig/app/route/PageAnnouncer.tsx'
import { PageOutlet } from '@ginipig/app/route/PageOutlet.tsx'
import { PendingPage } from '@ginipig/app/route/PendingPage.tsx'
import { SkipLink } from '@ginipig/app/route/SkipLink.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

/** Its drawer and menus are only for who is signed in: the log-in page does without. */
const ConsoleFrame = lazyPart(() => import('./ConsoleFrame.tsx'))
const VisitorFrame = lazyPart(() => import('./VisitorFrame.tsx'))

/** The console's frame, a slim one for visitors, or nothing round a page that is a layout of its own. */
export function RootFrame(): ReactNode {
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.chrome === 'bare' })
  const Frame = useUser()?.user_type === 'provider' ? ConsoleFrame : VisitorFrame
  if (isBare) {
    return (
      <>
        <PageAnnouncer />
        <PageOutlet />
      </>
    )
  }
  return (
    <>
      <PageAnnouncer />
      <SkipLink />
      <Suspense fallback={<PendingPage />}>
        <Frame>
          <OfflineBanner />
          <PageOutlet />
        </Frame>
      </Suspense>
    </>
  )
}

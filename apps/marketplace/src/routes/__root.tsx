import { guardRoute } from '@ginipig/app/route/guard-route.ts'
import type { Services } from '@ginipig/app/services/services.ts'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { SiteFrame } from '../app/shell/SiteFrame.tsx'

export const Route = createRootRouteWithContext<Services>()({
  staticData: { access: 'common' },
  // What `matches` is depends on this very route, so its type must not take part in inferring it.
  beforeLoad: (move): undefined => guardRoute(move),
  component: SiteFrame,
})

import { deploymentQuery } from '@ginipig/api-client/config'
import { useApi } from '@ginipig/api-client/core'
import type { RenderLink } from '@ginipig/ui/render-link'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { hasRoute } from '#shell/index.ts'

const paths = { terms: '/term-and-condition', privacy: '/privacy-policy' } as const

/** Links to what one agrees to, as far as there are such pages: this app's, or from the console the marketplace's, in a
 *  tab of their own. */
export function useLegalLinks(): Partial<Record<keyof typeof paths, RenderLink>> {
  const router = useRouter()
  const { data: deployment } = useQuery(deploymentQuery(useApi()))
  const linkTo = (path: string): RenderLink | undefined => {
    if (hasRoute(router, path)) return (slot) => <Link to={path} {...slot} />
    // The console's own are for who is signed in; where they are, the marketplace has its public ones.
    if (deployment === undefined || !hasRoute(router, `/provider${path}`)) return undefined
    return (slot) => <a href={deployment.marketplaceOrigin + path} target="_blank" rel="noreferrer" {...slot} />
  }
  const [terms, privacy] = [linkTo(paths.terms), linkTo(paths.privacy)]
  return { ...(terms && { terms }), ...(privacy && { privacy }) }
}

import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { hasRoute } from '@ginipig/app/route/route-flags.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { TextLink } from '@ginipig/ui/link'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type LegalTextName, legalPath } from './legal-paths.ts'

type LegalLinkProps = {
  to: LegalTextName
  /** Id of the section that opens. */
  section?: string | undefined
  /** In a tab of its own, so that nothing typed on this page is lost; screen readers say so. */
  opensTab?: boolean | undefined
  children?: ReactNode
}

/** A link to a legal text, in whichever app it is. */
export function LegalLink({ to, section, opensTab = false, children }: LegalLinkProps) {
  const router = useRouter()
  const { app } = useServices()
  const path = legalPath(to, app)
  const tab = opensTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
  const isHere = hasRoute(router, path)
  const crossing = section === undefined ? path : `${path}#${section}`
  return (
    <TextLink
      render={(slot) =>
        isHere ? (
          <Link to={path} {...(section !== undefined && { hash: section })} {...tab} {...slot} />
        ) : (
          <CrossLink to={crossing} {...tab} {...slot} />
        )
      }
    >
      {children}
      {opensTab ? (
        <VisuallyHidden>
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </VisuallyHidden>
      ) : null}
    </TextLink>
  )
}

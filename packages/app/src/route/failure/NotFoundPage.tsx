import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../page-title.ts'

/** No such path, or nothing behind it. */
export function NotFoundPage(): ReactNode {
  const { t } = useLingui()
  usePageTitle(t`Page not found`)
  return (
    <EmptyState
      pig="search"
      headingLevel={1}
      title={<Trans>Page not found</Trans>}
      text={<Trans>This page doesn’t exist, or it has moved.</Trans>}
      action={
        <ButtonLink variant="primary" render={(slot) => <Link to="/" {...slot} />}>
          <Trans>Go to Home</Trans>
        </ButtonLink>
      }
    />
  )
}

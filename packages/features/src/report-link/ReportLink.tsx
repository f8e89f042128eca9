import { useServices } from '@ginipig/app/services/services-context.ts'
import type { ReportKind } from '@ginipig/domain/report'
import { ButtonLink } from '@ginipig/ui/button'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'

/** Where something is reported in this app: a route's path, which takes the id, and `about` in the search. */
export function useReportPath(): string {
  const { app } = useServices()
  return app === 'console' ? '/provider/report/$id' : '/report/$id'
}

type ReportLinkProps = {
  kind: ReportKind
  targetId: string
  /** What is reported, for who hears the button alone. */
  of: string
  className?: string | undefined
}

/** The way to report something; quiet, and where the thing is. */
export function ReportLink({ kind, targetId, of, className }: ReportLinkProps) {
  const path = useReportPath()
  return (
    <ButtonLink
      variant="ghost"
      size="sm"
      icon={<Flag aria-hidden />}
      className={className}
      render={(slot) => <Link to={path} params={{ id: targetId }} search={{ about: kind }} {...slot} />}
    >
      <span>
        <Trans>Report</Trans>
        <VisuallyHidden> {of}</VisuallyHidden>
      </span>
    </ButtonLink>
  )
}

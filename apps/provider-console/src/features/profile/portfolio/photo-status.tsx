import type { PortfolioPhoto } from '@ginipig/contract/provider/profile.ts'
import { Badge } from '@ginipig/ui/badge'
import type { PhotoBoardItem } from '@ginipig/ui/photo-board'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'

/** How a photo stands: its badge, and what that means. */
export function statusOf({
  status,
  refusedBecause,
}: PortfolioPhoto): Pick<PhotoBoardItem, 'badge' | 'note' | 'isFaint'> {
  switch (status) {
    case 'approved':
      return {
        badge: (
          <Badge tone="success" icon={<CircleCheck aria-hidden />}>
            <Trans>Live</Trans>
          </Badge>
        ),
      }
    case 'awaiting':
      return {
        badge: (
          <Badge tone="warning" icon={<Hourglass aria-hidden />}>
            <Trans>Awaiting approval</Trans>
          </Badge>
        ),
        note: <Trans>Only you see it.</Trans>,
        isFaint: true,
      }
    case 'refused':
      return {
        badge: (
          <Badge tone="danger" icon={<CircleX aria-hidden />}>
            <Trans>Not approved</Trans>
          </Badge>
        ),
        note: refusedBecause,
        isFaint: true,
      }
  }
}

import { useReportPath } from '@ginipig/features/report-link/ReportLink.tsx'
import { Menu, MenuItem, MenuLink } from '@ginipig/ui/menu'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Flag, Share2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { useShare } from '#shared/share/use-share.ts'

type CardMenuProps = { trigger: ReactElement; id: string; title: string; path: string }

/** What else one can do about a listing, open from the first. Default, because `lazy` asks for one. */
export default function CardMenu({ trigger, id, title, path }: CardMenuProps) {
  const share = useShare({ title, path })
  const reportPath = useReportPath()
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuItem icon={<Share2 aria-hidden />} onSelect={() => void share()}>
        <Trans>Share</Trans>
      </MenuItem>
      <MenuLink
        icon={<Flag aria-hidden />}
        render={(slot) => <Link to={reportPath} params={{ id }} search={{ about: 'listing' }} {...slot} />}
      >
        <Trans>Report</Trans>
      </MenuLink>
    </Menu>
  )
}

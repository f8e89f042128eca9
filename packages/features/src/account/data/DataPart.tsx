import type { RenderLink } from '@ginipig/ui/render-link'
import { useLingui } from '@lingui/react/macro'
import { SettingsPart } from '../settings/SettingsPart.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'

/** A copy of what we hold, and the end of it. Source: trust.md G17. */
export function DataPart({ bookingsLink, owedLink }: { bookingsLink: RenderLink; owedLink: RenderLink | undefined }) {
  const { t } = useLingui()
  return (
    <SettingsPart title={t`Your data`}>
      <DownloadData />
      <DeleteAccount bookingsLink={bookingsLink} owedLink={owedLink} />
    </SettingsPart>
  )
}

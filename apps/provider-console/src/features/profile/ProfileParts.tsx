import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { Badge } from '@ginipig/ui/badge'
import { Panel, PanelHead } from '@ginipig/ui/panel'
import { type SetupItem, SetupList } from '@ginipig/ui/setup-list'
import { Trans, useLingui } from '@lingui/react/macro'

/** The parts of a provider's profile, and which of them stand. Those still to come have no page yet, and say so.
 *  Source: spec §5 (provider profile). */
export function ProfileParts({ user }: { user: UserData }) {
  const { t } = useLingui()
  const { email } = user
  const done = (
    <Badge tone="success">
      <Trans>Done</Trans>
    </Badge>
  )
  const closed = (
    <Badge tone="neutral">
      <Trans>Not open yet</Trans>
    </Badge>
  )
  const items: readonly SetupItem[] = [
    { id: 'account', state: 'done', title: t`Your account`, text: t`${email}, confirmed by its code`, badge: done },
    {
      id: 'sign-up',
      state: 'done',
      title: t`Who you are`,
      text: t`Name, company, mobile and where you work from`,
      badge: done,
    },
    {
      id: 'details',
      state: 'next',
      title: t`Your details`,
      text: t`The address clients come to, and the name they see`,
      badge: closed,
    },
    { id: 'services', state: 'next', title: t`Services`, text: t`What you do, by category`, badge: closed },
    {
      id: 'portfolio',
      state: 'next',
      title: t`About and portfolio`,
      text: t`A short bio and at least one photo of your work`,
      badge: closed,
    },
  ]
  const all = items.length
  const finished = items.filter(({ state }) => state === 'done').length
  return (
    <Panel aria-label={t`Your profile`}>
      <PanelHead title={t`Your profile`} end={t`${finished} of ${all} done`} />
      <SetupList items={items} />
    </Panel>
  )
}

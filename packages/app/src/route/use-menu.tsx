import { guard } from '@ginipig/session/guard.ts'
import type { RenderLink } from '@ginipig/ui/render-link'
import { useLingui } from '@lingui/react'
import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { useServices, useUser } from '#services/services-context.ts'
import { type MenuEntry, menuEntries, type RouteFlags } from './route-flags.ts'

type MenuName = Parameters<typeof menuEntries>[1]

export type MenuItem<Name extends MenuName> = {
  id: string
  label: string
  flag: NonNullable<RouteFlags[Name]>
  /** For the navigating parts of `packages/ui`; marks the page one is on by itself. */
  renderLink: RenderLink
}

/** The entries of one menu that the person shown it may open, in their language. */
export function useMenu<Name extends MenuName>(name: Name): MenuItem<Name>[] {
  const { i18n } = useLingui()
  const router = useRouter()
  const { app } = useServices()
  const userData = useUser()
  const partOf = useMatches({ select: (matches) => matches.at(-1)?.staticData.partOf })
  return menuEntries(router, name)
    .filter(({ access }) => guard({ access }, { userData }, app) === 'allow')
    .map((entry) => ({
      id: entry.id,
      label: i18n._(entry.label),
      flag: entry.flag,
      renderLink: linkOf(entry, entry.to === partOf),
    }))
}

/** The starting page is above every other, and only current when one is on it. A page that is a part of an entry makes
 *  its link current, not "page": it leads elsewhere. */
const linkOf =
  ({ to, params }: Pick<MenuEntry<MenuName>, 'to' | 'params'>, hasPart: boolean): RenderLink =>
  (slot) => (
    <Link
      to={to}
      params={params}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      {...slot}
      {...(hasPart ? { 'aria-current': true } : {})}
    />
  )

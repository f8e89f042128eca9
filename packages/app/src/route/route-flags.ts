import type { RouteAccess } from '@ginipig/session/guard.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

/** Groups of the footer. Source: spec §2. */
export const footerGroups = ['company', 'customer-service', 'vip', 'legals'] as const
export type FooterGroupName = (typeof footerGroups)[number]

/** One entry of a menu. A route with parameters names one link for each value it wants shown. */
export type MenuLink = { label?: MessageDescriptor; params?: Readonly<Record<string, string>> }

type MenuFlag = {
  /** Smallest first. */
  order: number
  /** Without it: one link, labelled with the route's title. */
  links?: readonly MenuLink[]
}

/** What a route says about itself in `staticData`; guard, header, footer, sidebar and tab bar are built from it.
 *  Source: spec §2, §6. */
export type RouteFlags = {
  access: RouteAccess
  /** Of the document, and of the route's links. A page with a better one says `usePageTitle`. */
  title?: MessageDescriptor
  /** `full`: header, footer, tab bar. `docked`: a page with a dock of its own at the foot of a phone, where footer and
   *  tab bar give way to it. `flow`: header only, for steps that have a dock. `talk`: the same, and on a phone not
   *  even that: the page has a head of its own. `bare`: nothing, for pages that are a
   *  layout of their own. Default `full`. */
  chrome?: 'full' | 'docked' | 'flow' | 'talk' | 'bare'
  /** What a common page shows, or where it leads, hangs on who asks: no server can render it for everybody. */
  isPersonal?: true
  /** Header without a line, in the colour of the hero beneath it. */
  headerTone?: 'brand'
  /** Above the footer, for who isn't a provider: that they could be. Not on pages that say so themselves. */
  footerBand?: true
  header?: MenuFlag
  /** What the search field in the header opens; the first one counts. */
  headerSearch?: MenuFlag
  footerGroup?: MenuFlag & { group: FooterGroupName }
  /** Sidebar of the account and of the console, and the menu behind the avatar. `you`: about the account itself, which
   *  stands apart from what is done with it. `help`: pages to read. */
  sidebar?: MenuFlag & { icon: LucideIcon; part?: 'you' | 'help' }
  /** At the foot of a phone. */
  tabBar?: MenuFlag & { icon: LucideIcon }
  /** Path of the route in the menus that this page is a part of: its link is marked while this page is open. For pages
   *  whose own path doesn't begin with it. */
  partOf?: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFlags {}
}

type MenuName = 'header' | 'headerSearch' | 'footerGroup' | 'sidebar' | 'tabBar'

export type MenuEntry<Name extends MenuName> = {
  id: string
  /** Path of the route, with its `$parameters`. */
  to: string
  params: Readonly<Record<string, string>>
  label: MessageDescriptor
  /** Whom the route is for: menus leave out what the person can't open. */
  access: RouteAccess
  flag: NonNullable<RouteFlags[Name]>
}

const noParams: Readonly<Record<string, string>> = {}

/** The entries of one menu, in order. Only routes that exist can be in it. */
export function menuEntries<Name extends MenuName>(router: AnyRouter, name: Name): MenuEntry<Name>[] {
  const routes: { fullPath: string; options: { staticData?: RouteFlags } }[] = Object.values(router.routesById)
  return routes
    .flatMap(({ fullPath, options: { staticData } }) => {
      const flag = staticData?.[name]
      if (!staticData || !flag) return []
      const { links = [{}] } = flag
      return links.flatMap(({ label = staticData.title, params = noParams }: MenuLink) => {
        if (!label) return []
        const id = [fullPath, ...Object.values(params)].join(' ')
        return [{ id, to: fullPath, params, label, access: staticData.access, flag }]
      })
    })
    .sort((one, other) => one.flag.order - other.flag.order)
}

/** Has the app a route for this path? For links that only make sense once it is there. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  return router.getMatchedRoutes(path.split(/[?#]/)[0] ?? path)[2] !== undefined
}

import { useMenu, useServices, useUser } from '@ginipig/features/shell'
import { ButtonLink } from '@ginipig/ui/button'
import { Logo } from '@ginipig/ui/logo'
import { HeaderSearch, SiteHeader } from '@ginipig/ui/site-header'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'

/** Its menu library is only for who is signed in. */
const AccountMenu = lazy(() => import('./AccountMenu.tsx'))

/** Logo, the routes flagged `header`, search, and who one is. Source: product.md §5. */
export function Header({ tone }: { tone: 'brand' | undefined }) {
  const { t } = useLingui()
  const user = useUser()
  const items = useMenu('header')
  const [search] = useMenu('headerSearch')
  return (
    <SiteHeader
      tone={tone}
      logo={
        <Link to="/">
          <Logo label={t`Ginipig home`} />
        </Link>
      }
      nav={items.length === 0 ? undefined : { label: t`Treatments`, items }}
      search={search ? <HeaderSearch renderLink={search.renderLink}>{search.label}</HeaderSearch> : undefined}
      end={
        user ? (
          <Suspense>
            <AccountMenu user={user} />
          </Suspense>
        ) : (
          <LogInLink />
        )
      }
    />
  )
}

/** Brings back to where one is, or was on the way to. */
function LogInLink() {
  const wanted = useStore(useServices().returnTo, ({ path }) => path)
  const here = useRouterState({ select: ({ location }) => (location.pathname === '/' ? undefined : location.href) })
  return (
    <ButtonLink variant="ghost" render={(slot) => <Link to="/login" search={{ next: wanted ?? here }} {...slot} />}>
      <Trans>Log in</Trans>
    </ButtonLink>
  )
}

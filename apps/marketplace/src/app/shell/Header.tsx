import { useMenu } from '@ginipig/app/route/use-menu.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { Logo } from '@ginipig/ui/logo'
import { HeaderSearch, SiteHeader } from '@ginipig/ui/site-header'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import styles from './Header.module.css'
import { useLogInLink } from './use-log-in-link.ts'

/** Their libraries are only for who is signed in. */
const AccountMenu = lazyPart(() => import('./AccountMenu.tsx'))
const Bell = lazyPart(() => import('@ginipig/features/notification/Bell.tsx'))
const MessagesLink = lazyPart(() => import('./MessagesLink.tsx'))

/** Logo, the routes flagged `header`, search, and who one is. Source: product.md §5. */
export function Header({ tone }: { tone: 'brand' | undefined }) {
  const { t } = useLingui()
  const user = useUser()
  const items = useMenu('header')
  const [search] = useMenu('headerSearch')
  const match = useMatchRoute()
  const hasOwn = match({ to: '/' }) !== false || match({ to: '/treatment', fuzzy: true }) !== false
  return (
    <SiteHeader
      tone={tone}
      logo={
        <Link to="/">
          <Logo label={t`Ginipig home`} />
        </Link>
      }
      nav={items.length === 0 ? undefined : { label: t`Main`, items }}
      // The starting page has a larger one of its own, the page that it leads to its fields.
      search={
        search && !hasOwn ? <HeaderSearch renderLink={search.renderLink}>{search.label}</HeaderSearch> : undefined
      }
      end={
        user ? (
          <>
            {user.user_type === 'user' ? (
              <Suspense fallback={<span className={styles.BellRoom} />}>
                <MessagesLink />
                <Bell allLink={(slot) => <Link to="/notification" {...slot} />} />
              </Suspense>
            ) : null}
            <Suspense>
              <AccountMenu user={user} />
            </Suspense>
          </>
        ) : (
          <>
            <LogInLink />
            <span className={styles.Wide}>
              <ButtonLink variant="primary" render={(slot) => <Link to="/registration" {...slot} />}>
                <Trans>Sign up</Trans>
              </ButtonLink>
            </span>
          </>
        )
      }
    />
  )
}

function LogInLink() {
  const link = useLogInLink()
  return (
    <ButtonLink variant="ghost" render={(slot) => <Link {...link} {...slot} />}>
      <Trans>Log in</Trans>
    </ButtonLink>
  )
}

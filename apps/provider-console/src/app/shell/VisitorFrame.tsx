import { LanguageSwitch } from '@ginipig/app/route/LanguageSwitch.tsx'
import { MAIN_ID } from '@ginipig/app/route/SkipLink.tsx'
import { ThemeSwitch } from '@ginipig/app/route/ThemeSwitch.tsx'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { Logo } from '@ginipig/ui/logo'
import { SiteHeader } from '@ginipig/ui/site-header'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './VisitorFrame.module.css'

/** Round the pages that everybody may read, for who isn't a provider here: the way in instead of a sidebar. Default,
 *  because `lazy` asks for one. */
export default function VisitorFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const user = useUser()
  return (
    <div data-density="console">
      <SiteHeader
        logo={
          <Link to="/" className={styles.Brand}>
            <Logo label={t`Ginipig home`} />
            <span className={styles.Tag}>
              <Trans>Provider</Trans>
            </span>
          </Link>
        }
        end={
          user ? undefined : (
            <ButtonLink variant="ghost" render={(slot) => <Link to="/login" {...slot} />}>
              <Trans>Log in</Trans>
            </ButtonLink>
          )
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className={styles.Main}>
        {children}
        <div className={styles.Foot}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </main>
    </div>
  )
}

import { AuthLayout } from '@ginipig/ui/auth-layout'
import { IconButton, IconLink } from '@ginipig/ui/icon-button'
import { Logo } from '@ginipig/ui/logo'
import { useLingui } from '@lingui/react/macro'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useServices } from '#services/services-context.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { OfflineBanner } from './notices/OfflineBanner.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './VisitorPage.module.css'

type VisitorPageProps = {
  /** The brand's sentence beside the form, and one more under it. */
  brand: ReactNode
  lead?: ReactNode
  /** Address of the pig. */
  pig: string
  /** The page's heading. */
  title: ReactNode
  /** Under the heading: other ways, or what to do. */
  intro?: ReactNode
  /** When it changes, the page has another heading and the focus goes there. */
  step?: string
  /** False where there is a question to answer first. */
  canLeave?: boolean
  /** Closing it leads to where one came from in the app, and home only from elsewhere: for one step, not for many. */
  closesBack?: boolean
  /** `wide` for forms in two columns. */
  measure?: 'form' | 'wide'
  children: ReactNode
}

/** What a page stands in that is one form or one question: logging in, signing up, codes, passwords, and the way between
 *  the apps. */
export function VisitorPage({
  brand,
  lead,
  pig,
  title,
  intro,
  step,
  canLeave = true,
  closesBack = false,
  measure,
  children,
}: VisitorPageProps) {
  const { t } = useLingui()
  // On the console there is nothing to go back to without logging in.
  const hasWayBack = useServices().app === 'marketplace' && canLeave
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const close =
    closesBack && canGoBack ? (
      <IconButton label={t`Close`} icon={<X aria-hidden />} onClick={() => history.back()} />
    ) : (
      <IconLink label={t`Close`} icon={<X aria-hidden />} render={(slot) => <Link to="/" {...slot} />} />
    )
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus()
    lastStep.current = step
  }, [step])

  return (
    <>
      <SkipLink />
      <AuthLayout
        mainId={MAIN_ID}
        logo={
          <Link to="/">
            <Logo label={t`Ginipig home`} />
          </Link>
        }
        title={brand}
        lead={lead}
        illustration={{ src: pig }}
        topEnd={hasWayBack ? close : undefined}
        measure={measure}
      >
        <OfflineBanner />
        <div className={styles.Head}>
          <h1 ref={heading} tabIndex={-1} className={styles.Title}>
            {title}
          </h1>
          {intro === undefined ? null : <div className={styles.Intro}>{intro}</div>}
        </div>
        {children}
        <div className={styles.Foot}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </AuthLayout>
    </>
  )
}

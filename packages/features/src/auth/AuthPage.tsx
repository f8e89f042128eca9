import { AuthLayout } from '@ginipig/ui/auth-layout'
import { IconLink } from '@ginipig/ui/icon-button'
import { Logo } from '@ginipig/ui/logo'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { LanguageSwitch, MAIN_ID, OfflineBanner, SkipLink, useServices } from '#shell/index.ts'
import styles from './AuthPage.module.css'

type AuthPageProps = {
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
  /** `wide` for forms in two columns. */
  measure?: 'form' | 'wide'
  children: ReactNode
}

/** What every page for visitors stands in: logging in, signing up, codes and passwords, in both apps. */
export function AuthPage({ brand, lead, pig, title, intro, step, measure, children }: AuthPageProps) {
  const { t } = useLingui()
  // On the console there is nothing to go back to without logging in.
  const canLeave = useServices().app === 'marketplace'
  const close = <IconLink label={t`Close`} icon={<X aria-hidden />} render={(slot) => <Link to="/" {...slot} />} />
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
        topEnd={canLeave ? close : undefined}
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
        </div>
      </AuthLayout>
    </>
  )
}

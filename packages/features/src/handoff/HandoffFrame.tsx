import pig from '@ginipig/ui/assets/illustrations/pig-rosette.svg'
import { AuthLayout } from '@ginipig/ui/auth-layout'
import { Logo } from '@ginipig/ui/logo'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageSwitch, MAIN_ID, OfflineBanner, SkipLink } from '#shell/index.ts'
import styles from './HandoffFrame.module.css'

type HandoffFrameProps = {
  title: ReactNode
  text: ReactNode
  /** Buttons, the likeliest first. */
  actions: ReactNode
}

/** The pages between the two apps, as far as they have something to say. */
export function HandoffFrame({ title, text, actions }: HandoffFrameProps) {
  const { t } = useLingui()
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
        title={<Trans>One log-in for all of it.</Trans>}
        illustration={{ src: pig }}
      >
        <OfflineBanner />
        <h1 className={styles.Title}>{title}</h1>
        <div className={styles.Text}>{text}</div>
        <div className={styles.Actions}>{actions}</div>
        <div className={styles.Foot}>
          <LanguageSwitch />
        </div>
      </AuthLayout>
    </>
  )
}

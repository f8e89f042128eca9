import { Button } from '@ginipig/ui/button'
import { Illustration } from '@ginipig/ui/illustration'
import { Logo } from '@ginipig/ui/logo'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './OfflinePage.module.css'

type OfflinePageProps = {
  /** Under the heading: what is here, and what isn't. */
  lead: ReactNode
  /** Of what is kept: when that was. */
  saved?: ReactNode
  /** What is kept on this device for today. */
  children?: ReactNode
}

/** The page that stands for every page while there is no network. Try Again loads the address that was wanted. */
export function OfflinePage({ lead, saved, children }: OfflinePageProps) {
  const { t } = useLingui()
  return (
    <>
      <header className={styles.Header}>
        <a href="/">
          <Logo label={t`Ginipig home`} />
        </a>
      </header>
      <main className={styles.OfflinePage} data-empty={children === undefined || undefined}>
        <div className={styles.About}>
          <Illustration pig="sleep" className={styles.Pig} />
          <h1 className={styles.Title}>
            <Trans>You’re offline.</Trans>
          </h1>
          <p className={styles.Lead}>{lead}</p>
          <Button icon={<RotateCw aria-hidden="true" />} onClick={() => window.location.reload()}>
            <Trans>Try Again</Trans>
          </Button>
          {saved === undefined ? null : <p className={styles.Saved}>{saved}</p>}
        </div>
        {children === undefined ? null : <div className={styles.Kept}>{children}</div>}
      </main>
    </>
  )
}

import { scrollIntoView } from '@ginipig/app/form/scroll-into-view.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './ChangedBanner.module.css'

type ChangedBannerProps = {
  /** What tells the newer one apart. */
  newer?: ReactNode
  busy?: boolean
  /** The newer one is. */
  isShown?: boolean
  onShow: () => void
  onKeep: () => void
  /** Back to what was typed, where something was. */
  onBack?: (() => void) | undefined
}

/** Conflict of two devices or tabs: the later one chooses, and loses nothing before it does. */
export function ChangedBanner({ newer, busy, isShown = false, onShow, onKeep, onBack }: ChangedBannerProps) {
  return (
    <Banner
      ref={scrollIntoView}
      tone={isShown ? 'info' : 'warning'}
      role={isShown ? 'status' : 'alert'}
      title={
        isShown ? (
          <Trans>This is what is saved now</Trans>
        ) : (
          <Trans>This was changed on another device or in another tab</Trans>
        )
      }
    >
      <p>
        {isShown ? null : <Trans>What you typed here is still here, but not saved.</Trans>}
        {isShown && onBack ? <Trans>What you typed here is still at hand, until you save.</Trans> : null}
        {isShown && !onBack ? <Trans>It was changed on another device or in another tab.</Trans> : null} {newer}
      </p>
      {isShown && !onBack ? null : (
        <div className={styles.Buttons}>
          <Button size="sm" busy={busy} onClick={onBack ?? onShow}>
            {isShown ? <Trans>Back to what I typed</Trans> : <Trans>Show the newer one</Trans>}
          </Button>
          {isShown ? null : (
            <Button size="sm" variant="ghost" onClick={onKeep}>
              <Trans>Keep what I typed here</Trans>
            </Button>
          )}
        </div>
      )}
    </Banner>
  )
}

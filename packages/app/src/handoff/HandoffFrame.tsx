import pig from '@ginipig/ui/assets/illustrations/pig-rosette.svg'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VisitorPage } from '#route/VisitorPage.tsx'
import styles from './HandoffFrame.module.css'

type HandoffFrameProps = {
  title: ReactNode
  text: ReactNode
  /** Buttons, the likeliest first. */
  actions: ReactNode
}

/** The pages between the two apps, as far as they have something to say. */
export function HandoffFrame({ title, text, actions }: HandoffFrameProps) {
  return (
    <VisitorPage
      brand={<Trans>One log-in for all of it.</Trans>}
      pig={pig}
      title={title}
      intro={<div className={styles.Text}>{text}</div>}
      canLeave={false}
    >
      <div className={styles.Actions}>{actions}</div>
    </VisitorPage>
  )
}

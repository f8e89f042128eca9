import { Dock } from '@ginipig/ui/dock'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './StepDock.module.css'

type StepDockProps = {
  /** Where one is, or what it comes to: "Step 2 of 3", a price. Left out where the page says it already. */
  title?: ReactNode
  detail?: ReactNode
  /** Files are being sent that would be lost: the ways are closed meanwhile, and it says why. */
  isUnderWay?: boolean
  /** The way back, as a button. */
  back?: ReactNode
  /** The way on. */
  children: ReactNode
}

/** The ways back and on of a step: at its end, on a phone always in sight at the foot of the window. Its page's route is
 *  `docked`, so that the tab bar gives way. */
export function StepDock({ title, detail: said, isUnderWay = false, back, children }: StepDockProps) {
  const { t } = useLingui()
  const detail = isUnderWay ? (
    <p role="status">
      <Trans>Your files are on their way: a moment, then you can go on.</Trans>
    </p>
  ) : (
    said
  )
  const isWide = useMediaQuery(breakpoints.desktop)
  if (!isWide)
    return (
      <Dock
        label={t`Next step`}
        title={title}
        detail={detail}
        action={
          <div className={styles.Ways}>
            {back}
            {children}
          </div>
        }
      />
    )
  return (
    <div className={styles.Actions} data-begins={back === undefined || undefined}>
      {back}
      {detail === undefined ? null : <div className={styles.Detail}>{detail}</div>}
      {children}
    </div>
  )
}

import { lazy, Suspense } from 'react'
import styles from './TreatYourself.module.css'

/** Below the first screen, so its tabs and cards come after what stands in it. */
const TreatYourself = lazy(() => import('./TreatYourself.tsx'))

/** The strip of the soonest appointments, with its room kept until it is there. */
export function TreatYourselfSoon() {
  return (
    <Suspense fallback={<div aria-hidden="true" className={styles.Room} />}>
      <TreatYourself />
    </Suspense>
  )
}

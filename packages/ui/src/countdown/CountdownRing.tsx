import styles from './Countdown.module.css'

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

/** @param share - 0 to 1 of the window that is left */
export function CountdownRing({ share }: { share: number }) {
  const shown = Math.min(1, Math.max(0, share)) * LENGTH
  return (
    <svg className={styles.Ring} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r={RADIUS} />
      <circle cx="24" cy="24" r={RADIUS} data-left="" strokeDasharray={`${shown} ${LENGTH}`} />
    </svg>
  )
}

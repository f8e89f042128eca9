import { Skeleton } from '@ginipig/ui/skeleton'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import styles from './RowSkeletons.module.css'

const ROWS = ['a', 'b', 'c']

/** The boxes of three bookings. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.RowSkeletons}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="block" height={146} className={styles.Row ?? ''} />
      ))}
    </div>
  )
}

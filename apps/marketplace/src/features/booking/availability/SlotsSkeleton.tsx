import { Skeleton } from '@ginipig/ui/skeleton'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import styles from './SlotsSkeleton.module.css'

const BOXES = ['a', 'b', 'c', 'd']

/** The boxes of a day's slots before they are known. */
export function SlotsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.SlotsSkeleton}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {BOXES.map((box) => (
        <Skeleton key={box} shape="block" height={64} />
      ))}
    </div>
  )
}

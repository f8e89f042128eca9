import { Skeleton } from '@ginipig/ui/skeleton'
import styles from './NotificationPage.module.css'

const rows = ['one', 'two', 'three', 'four']

export function NotesSkeleton() {
  return (
    <div aria-busy className={styles.Skeletons}>
      {rows.map((row) => (
        <Skeleton key={row} shape="block" height={76} />
      ))}
    </div>
  )
}

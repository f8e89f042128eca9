import { Heading } from '@ginipig/ui/heading'
import { type ReactNode, useId } from 'react'
import styles from './SentBlock.module.css'

/** One part of the story after paying. */
export function SentBlock({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.SentBlock}>
      <Heading id={id} level={2} look="section">
        {title}
      </Heading>
      {children}
    </section>
  )
}

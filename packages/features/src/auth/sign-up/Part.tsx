import { Heading } from '@ginipig/ui/heading'
import { type ReactNode, useId } from 'react'
import styles from './SignUp.module.css'

/** A titled part of a long form. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.Part}>
      <Heading id={id} level={2} look="group">
        {title}
      </Heading>
      {children}
    </section>
  )
}

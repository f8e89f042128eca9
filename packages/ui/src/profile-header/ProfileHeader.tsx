import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Portrait } from './Portrait.tsx'
import styles from './ProfileHeader.module.css'

export interface ProfileHeaderProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The person's; also their initials where there is no photo. */
  name: string
  photoUrl?: string | undefined
  /** A photo on its way: it shows faintly, with this (a progress bar) across it. */
  photoProgress?: ReactNode
  /** Above the name: badges and tags. */
  badges?: ReactNode
  headingLevel?: 1 | 2 | undefined
  /** Under the name. */
  meta?: ReactNode
  actions?: ReactNode
}

/** Who somebody is: portrait in the arch, name and what can be done, on the brand's ground. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { name, photoUrl, photoProgress, badges, headingLevel = 2, meta, actions, className, ...rest } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section {...rest} className={clsx(styles.ProfileHeader, className)}>
      <Portrait name={name} photoUrl={photoUrl} progress={photoProgress} className={styles.Portrait} />
      <div className={styles.Words}>
        {badges === undefined ? null : <div className={styles.Badges}>{badges}</div>}
        <Heading className={styles.Name}>{name}</Heading>
        {meta === undefined ? null : <div className={styles.Meta}>{meta}</div>}
      </div>
      {actions === undefined ? null : <div className={styles.Actions}>{actions}</div>}
    </section>
  )
}

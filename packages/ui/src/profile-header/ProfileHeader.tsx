import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { initials } from '#avatar/initials.ts'
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
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const hasPhoto = photoUrl !== undefined && photoUrl !== brokenUrl
  const Heading = `h${headingLevel}` as const
  return (
    <section {...rest} className={clsx(styles.ProfileHeader, className)}>
      <div className={styles.Portrait} data-busy={photoProgress === undefined ? undefined : ''}>
        {hasPhoto ? (
          <img src={photoUrl} alt="" onError={() => setBrokenUrl(photoUrl)} className={styles.Photo} />
        ) : (
          <span aria-hidden className={styles.Initials}>
            {initials(name)}
          </span>
        )}
        {photoProgress === undefined ? null : <div className={styles.Progress}>{photoProgress}</div>}
      </div>
      <div className={styles.Words}>
        {badges === undefined ? null : <div className={styles.Badges}>{badges}</div>}
        <Heading className={styles.Name}>{name}</Heading>
        {meta === undefined ? null : <div className={styles.Meta}>{meta}</div>}
      </div>
      {actions === undefined ? null : <div className={styles.Actions}>{actions}</div>}
    </section>
  )
}

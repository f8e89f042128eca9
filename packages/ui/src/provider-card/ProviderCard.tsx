import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type Level, LevelTag } from '#level-tag/index.ts'
import type { RenderLink } from '#render-link/index.ts'
import styles from './ProviderCard.module.css'

export interface ProviderCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string
  headingLevel?: 2 | 3 | 4 | undefined
  /** Draws the one link, round the name; its hit area is the card. */
  renderLink: RenderLink
  /** Three pictures of their work. */
  thumbs: readonly string[]
  avatar: ReactNode
  /** "Whalley Range". */
  area: ReactNode
  rating?: ReactNode
  /** One line about them. */
  bio?: ReactNode
  level: { rank: Level; label: string }
  /** "from £16.00", with the amount in `<b>`. */
  from?: ReactNode
}

/** One provider in a list. */
export function ProviderCard(props: ProviderCardProps) {
  const {
    name,
    headingLevel = 3,
    renderLink,
    thumbs,
    avatar,
    area,
    rating,
    bio,
    level,
    from,
    className,
    ...rest
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article {...rest} className={clsx(styles.ProviderCard, className)}>
      {thumbs.length === 0 ? null : (
        <div className={styles.Thumbs}>
          {thumbs.slice(0, 3).map((src) => (
            <img key={src} src={src} alt="" loading="lazy" width="160" height="160" />
          ))}
        </div>
      )}
      <div className={styles.Who}>
        {avatar}
        <div className={styles.Names}>
          <Heading className={styles.Name}>{renderLink({ className: styles.Link, children: name })}</Heading>
          <p className={styles.Area}>{area}</p>
        </div>
        {rating}
      </div>
      {bio === undefined ? null : <p className={styles.Bio}>{bio}</p>}
      <div className={styles.Foot}>
        <LevelTag level={level.rank}>{level.label}</LevelTag>
        {from === undefined ? null : <p className={styles.From}>{from}</p>}
      </div>
    </article>
  )
}

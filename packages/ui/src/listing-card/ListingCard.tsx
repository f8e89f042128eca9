import { clsx } from 'clsx'
import { Calendar, Zap } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type Level, LevelTag } from '#level-tag/index.ts'
import { Picture, type PictureSource } from '#picture/index.ts'
import { PriceBlock } from '#price-block/index.ts'
import type { RenderLink } from '#render-link/index.ts'
import { SaveSticker } from '#save-sticker/index.ts'
import styles from './ListingCard.module.css'

export interface ListingCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string
  /** Language of the title, where it isn't the page's. */
  titleLang?: string | undefined
  /** The heading's rank where the card stands; 3 under a section head. */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Draws the one link of the card, round the title; its hit area is the whole card. */
  renderLink: RenderLink
  picture: PictureSource
  /** On the first screen: its picture is asked for before anything else, not only once it is near. */
  isSeenFirst?: boolean | undefined
  /** "55% off"; left out while there is no price. */
  saving?: string | undefined
  /** With `renderLink` the name leads to their own page, above the card's link. */
  provider: { name: string; avatar?: ReactNode; renderLink?: RenderLink | undefined }
  rating?: ReactNode
  /** Place and duration: "Ancoats, 1.2 mi · 2 h 30". */
  meta: ReactNode
  /** The next open slot: "Thu 14 May, 10:30", or the words that there is none. */
  next?: ReactNode
  level?: { rank: Level; label: ReactNode } | undefined
  /** Purpose and online, as tags. */
  tags?: ReactNode
  /** "3 places left". */
  placesLeft?: ReactNode
  price: { now: string; was?: string | undefined; wasLabel: string; split?: ReactNode }
  /** "Instant book"; no label means that the provider approves. */
  instantLabel?: string | undefined
  /** A favourite-button; a sibling of the link. */
  favourite?: ReactNode
  /** After the price: one link, above the card's own. */
  action?: ReactNode
  /** Between tags and price: the shortened description, a menu. Stands above the card's link. */
  extra?: ReactNode
  /** `auto`: grid form, and rows under 600 px where people compare. */
  layout?: 'auto' | 'grid' | 'row' | undefined
}

/** A grid's card is about this wide; in a row on a phone its picture takes a third. */
const SIZES = '(min-width: 600px) 320px, 40vw'

/** One listing with the nine facts of a comparison. */
export function ListingCard(props: ListingCardProps) {
  const {
    title,
    titleLang,
    headingLevel = 3,
    renderLink,
    picture,
    isSeenFirst = false,
    saving,
    provider,
    rating,
    meta,
    next,
    level,
    tags,
    placesLeft,
    price,
    instantLabel,
    favourite,
    action,
    extra,
    layout = 'auto',
    className,
    ...rest
  } = props
  const Heading = `h${headingLevel}` as const

  return (
    <article {...rest} data-layout={layout} className={clsx(styles.ListingCard, className)}>
      <div className={styles.Picture}>
        <div className={styles.Media}>
          <Picture
            picture={picture}
            alt=""
            sizes={SIZES}
            loading={isSeenFirst ? 'eager' : 'lazy'}
            fetchPriority={isSeenFirst ? 'high' : 'auto'}
          />
        </div>
        {saving === undefined ? null : (
          <SaveSticker onMedia className={styles.Sticker}>
            {saving}
          </SaveSticker>
        )}
      </div>
      <div className={styles.Body}>
        <Heading lang={titleLang} className={styles.Title}>
          {renderLink({ className: styles.Link, children: title })}
        </Heading>
        <p className={styles.By}>
          {provider.avatar}
          <span className={styles.Name}>
            {provider.renderLink?.({ className: styles.Person, children: provider.name }) ?? provider.name}
          </span>
          {rating === undefined ? null : <span className={styles.Rating}>{rating}</span>}
        </p>
        <p className={styles.Meta}>{meta}</p>
        {next === undefined ? null : (
          <p className={styles.Next}>
            <Calendar aria-hidden="true" />
            {next}
          </p>
        )}
        <div className={styles.Tags}>
          {level === undefined ? null : <LevelTag level={level.rank}>{level.label}</LevelTag>}
          {tags}
        </div>
        {extra === undefined ? null : <div className={styles.Extra}>{extra}</div>}
        <div className={styles.Foot}>
          <PriceBlock now={price.now} was={price.was} wasLabel={price.wasLabel} />
          {instantLabel === undefined ? null : (
            <span className={styles.Instant}>
              <span className={styles.Bolt}>
                <Zap aria-hidden="true" />
              </span>
              {instantLabel}
            </span>
          )}
        </div>
        {price.split === undefined && placesLeft === undefined ? null : (
          <p className={styles.Split}>
            {price.split === undefined ? null : <span>{price.split}</span>}
            {placesLeft === undefined ? null : <span className={styles.Places}>{placesLeft}</span>}
          </p>
        )}
        {action === undefined ? null : <div className={styles.Action}>{action}</div>}
      </div>
      {favourite === undefined ? null : <div className={styles.Favourite}>{favourite}</div>}
    </article>
  )
}

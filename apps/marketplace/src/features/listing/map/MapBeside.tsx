import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { createContext, type FocusEvent, type MouseEvent, type ReactNode, Suspense, use, useRef, useState } from 'react'
import type { ListingMapProps } from './ListingMap.tsx'
import styles from './MapBeside.module.css'

/** Leaflet is for who wants a map, and draws in a browser alone. */
const ListingMap = lazyPart(() => import('./ListingMap.tsx'))

type MapBesideProps = Pick<ListingMapProps, 'listings' | 'hasMore' | 'onSearchChange' | 'question'> & {
  /** The list, each row in an `OnMap`. */
  children: ReactNode
}

/** The district that is lit, outward part. */
const Chosen = createContext<string | undefined>(undefined)

/** One row of a list with a map, lit together with its pin. */
export function OnMap({ listing, children }: { listing: ListingCard; children: ReactNode }) {
  const isChosen = use(Chosen) === listing.outwardPostcode && listing.type !== 'online'
  return (
    <div
      data-outward={listing.type === 'online' ? undefined : listing.outwardPostcode}
      data-chosen={isChosen || undefined}
      className={styles.Row}
    >
      {children}
    </div>
  )
}

/** A list with its map: a row and its pin are one choice. Without room for both the list is a sheet that is pulled over
 *  the map, by scrolling, or by a press of its handle; the map can be skipped. */
export function MapBeside({ listings, hasMore, onSearchChange, question, children }: MapBesideProps) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const half = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<string>()
  const light = ({ target }: MouseEvent | FocusEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-outward]') : null
    if (row) setChosen(row.dataset.outward)
  }
  const choose = (outward: string) => {
    setChosen(outward)
    const row = list.current?.querySelector<HTMLElement>(`[data-outward="${CSS.escape(outward)}"]`)
    row?.querySelector('a')?.focus()
  }
  /** To the next of its three stops. */
  const pull = () => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) / window.innerHeight
    const next = top > 0.65 ? half : top > 0.25 ? list : sheet
    next.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  const empty = <Skeleton shape="block" className={styles.Empty} />
  return (
    <div ref={sheet} data-sticks className={styles.MapBeside}>
      <span ref={half} aria-hidden className={styles.Half} />
      <div className={styles.Map}>
        <button type="button" className={styles.Skip} onClick={() => list.current?.focus()}>
          <Trans>Skip the map</Trans>
        </button>
        {isHydrated ? (
          <Suspense fallback={empty}>
            <ListingMap {...{ listings, hasMore, onSearchChange, question }} chosen={chosen} onChoose={choose} />
          </Suspense>
        ) : (
          empty
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is hovered or focused inside is only lit on the map */}
      <div ref={list} tabIndex={-1} className={styles.List} onMouseOver={light} onFocus={light}>
        <button
          type="button"
          aria-label={t`Pull the list over the map, or back`}
          className={styles.Handle}
          onClick={pull}
        />
        <Chosen value={chosen}>{children}</Chosen>
      </div>
    </div>
  )
}

import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { getMap } from '@ginipig/contract/place/place.ts'
import { Button } from '@ginipig/ui/button'
import { IconButton } from '@ginipig/ui/icon-button'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Spinner } from '@ginipig/ui/spinner'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed, Minus, Plus, RefreshCw, ShieldCheck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SearchChange } from '../search/search-change.ts'
import { drawMap, type MapWords } from './draw-map.ts'
import styles from './ListingMap.module.css'
import { halvingsToSearch, type MapGround, pinsOf, searchNear, searchOfArea } from './map-places.ts'
import { useNearMe } from './use-near-me.ts'

export type ListingMapProps = {
  listings: readonly ListingCard[]
  /** Whether more were found than these. */
  hasMore: boolean
  /** The district that list and map both light, outward part. */
  chosen: string | undefined
  onChoose: (outward: string) => void
  onSearchChange: SearchChange
  /** What is looked for, and where: another one is shown as it was found, wherever one had moved the map. */
  question: string
}

/** Where the appointments of a list are, a pin a district. The list says all of it too. Default, because `lazy` asks
 *  for one. Source: design notes (search-map). */
export default function ListingMap(props: ListingMapProps) {
  // It changes with a release.
  const ground = useQuery({ ...query(useApi(), getMap), staleTime: Number.POSITIVE_INFINITY })
  if (ground.isPending) return <Skeleton shape="block" height="45svh" className={styles.Map} />
  if (ground.isError) return <Failure error={ground.error} onTryAgain={ground.refetch} isTrying={ground.isFetching} />
  return <Drawn {...props} ground={ground.data} />
}

function Drawn({
  listings,
  hasMore,
  chosen,
  onChoose,
  onSearchChange,
  question,
  ground,
}: ListingMapProps & { ground: MapGround }) {
  const { t } = useLingui()
  const shown = listings.length
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<ReturnType<typeof drawMap>>(undefined)
  const words = useMapWords()
  const [hasMoved, setHasMoved] = useState(false)
  const [asked, setAsked] = useState(question)
  if (asked !== question) {
    setAsked(question)
    setHasMoved(false)
  }
  const [inView, setInView] = useState<number>()
  const [halvings, setHalvings] = useState(0)
  const [canSearchWider, setCanSearchWider] = useState(false)
  const [zoom, setZoom] = useState({ canGoIn: true, canGoOut: true })
  const pins = useMemo(() => pinsOf(listings, ground), [listings, ground])
  // Whoever looks about keeps their view until they search; another search shows all that it found.
  const latest = useRef({ onChoose, pins, hasMoved })
  latest.current = { onChoose, pins, hasMoved }

  useEffect(() => {
    if (!host.current) return
    const map = drawMap(host.current, ground, words, {
      onChoose: (outward) => latest.current.onChoose(outward),
      onMove: () => setHasMoved(true),
      onView: (bounds, zoom) => {
        setZoom(zoom)
        const metres = drawn.current?.view().metres ?? 0
        setHalvings(halvingsToSearch(metres))
        setCanSearchWider(halvingsToSearch(2 * metres) === 0)
        setInView(latest.current.pins.reduce((sum, { at, count }) => sum + (bounds.contains(at) ? count : 0), 0))
      },
    })
    drawn.current = map
    map.setPins(latest.current.pins, true)
    return map.remove
  }, [ground, words])

  useEffect(() => drawn.current?.setPins(pins, !latest.current.hasMoved), [pins])
  // Pins that were drawn anew are lit anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => drawn.current?.setChosen(chosen), [chosen, pins, words])

  const searchHere = () => {
    const view = drawn.current?.view()
    const found = view && searchOfArea(ground, view.middle, view.metres)
    if (!found) return
    // The button goes; whoever pressed it is still at the map.
    host.current?.focus({ preventScroll: true })
    setHasMoved(false)
    onSearchChange(found)
  }
  const nearMe = useNearMe((at) => {
    const found = searchNear(ground, at)
    if (!found) return false
    setHasMoved(false)
    onSearchChange(found)
    return true
  })
  const searchWider = () => {
    drawn.current?.widen()
    searchHere()
  }
  const away = listings.length - pins.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-label={t`Map`} className={styles.Frame}>
      <div className={styles.Ground}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
        <div
          ref={host}
          role="group"
          aria-label={t`Arrow keys move the map, plus and minus zoom.`}
          className={styles.Map}
        />
        <small className={styles.Sources}>
          <Trans>Natural Earth, GeoNames, Ordnance Survey</Trans>
        </small>
      </div>
      <div className={styles.Above}>
        <p role="status" className={styles.Nothing}>
          {listings.length > 0 ? null : <Trans>Nothing is open here.</Trans>}
        </p>
        {hasMoved ? (
          <Button size="sm" onClick={halvings === 0 ? searchHere : () => drawn.current?.zoomOnPin(halvings)}>
            {halvings === 0 ? <RefreshCw aria-hidden="true" /> : <Plus aria-hidden="true" />}
            {halvings === 0 ? <Trans>Search this area</Trans> : <Trans>Zoom in to search</Trans>}
          </Button>
        ) : listings.length === 0 && zoom.canGoOut && canSearchWider ? (
          <Button size="sm" onClick={searchWider}>
            <Minus aria-hidden="true" />
            <Trans>Search wider</Trans>
          </Button>
        ) : null}
      </div>
      <div className={styles.Tools}>
        <IconButton
          label={t`Zoom in`}
          icon={<Plus aria-hidden="true" />}
          disabled={!zoom.canGoIn}
          onClick={() => drawn.current?.zoomIn()}
        />
        <IconButton
          label={t`Zoom out`}
          icon={<Minus aria-hidden="true" />}
          disabled={!zoom.canGoOut}
          onClick={() => drawn.current?.zoomOut()}
        />
        {nearMe.canAsk ? (
          <IconButton
            label={t`Near me`}
            title={t`Near me`}
            icon={nearMe.isAsking ? <Spinner size="sm" /> : <LocateFixed aria-hidden="true" />}
            aria-busy={nearMe.isAsking || undefined}
            onClick={nearMe.ask}
          />
        ) : null}
      </div>
      <p role="status" className={styles.Told}>
        {nearMe.problem}
      </p>
      <p className={styles.Terms}>
        <ShieldCheck aria-hidden="true" />
        <span>
          {inView === undefined ? null : (
            <>
              <b>
                {hasMore ? (
                  <Trans>
                    {inView} of the first {shown} in view.
                  </Trans>
                ) : (
                  plural(inView, { one: '# appointment in view.', other: '# appointments in view.' })
                )}
              </b>{' '}
            </>
          )}
          {away > 0 ? (
            <>{plural(away, { one: '# is online and has no place.', other: '# are online and have no place.' })} </>
          ) : null}
          <Trans>Pins stand in the middle of a district. The door is shown once you’re booked.</Trans>
        </span>
      </p>
    </section>
  )
}

/** The words of the map; the same object until the language or the currency changes. */
function useMapWords(): MapWords {
  const { t } = useLingui()
  const money = useMoney()
  return useMemo(
    () => ({
      pin: ({ outwards, town, count, lowest, isInstant }) => {
        const price = money(lowest)
        const more = outwards.length - 1
        const place =
          more === 0
            ? `${town} ${outwards[0]}`
            : plural(more, { one: `${town} and # district near`, other: `${town} and # districts near` })
        if (count > 1)
          return {
            text: String(count),
            note: t`from ${price}`,
            label: t`${place}: ${count} appointments from ${price}`,
          }
        return {
          text: price,
          note: undefined,
          label: isInstant ? t`${place}: ${price}, instant` : t`${place}: ${price}`,
        }
      },
    }),
    [t, money],
  )
}

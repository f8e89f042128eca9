// First: Leaflet writes as it loads.
import './trust-leaflet.ts'
import {
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  map as leafletMap,
  marker,
  point,
  polygon,
  svg,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import styles from './ListingMap.module.css'
import { type LatLon, type MapGround, mergedPins, namesThatFit, type Pin, townsOf } from './map-places.ts'

/** Nearer than this the ground has nothing more to say. */
const NEAREST_ZOOM = 13
const FARTHEST_ZOOM = 5
/** A single district is shown with what lies round it. */
const USUAL_ZOOM = 11
/** What can be moved over: the British Isles with some sea. */
const WORLD: [number, number][] = [
  [48.5, -13],
  [62, 5],
]
const PADDING = point(56, 56)
/** px from the foot of a pin up to its middle */
const PIN_LIFT = 28
/** px from the middle of a name to the edge: half a name isn't shown */
const NAME_EDGE = 44
/** How many districts a town must have to be named, by zoom: far away only cities are. */
const leastSize = (zoom: number) => Math.max(1, 2 ** (8 - zoom))

export type MapWords = {
  /** What stands on a pin, and what it says to who doesn't see it. */
  pin(pin: Pin): { text: string; note: string | undefined; label: string }
}

type Told = {
  onChoose(outward: string): void
  /** Moved or zoomed by a person. */
  onMove(): void
  /** After every move, whoever's it was. */
  onView(bounds: { contains(at: LatLon): boolean }, zoom: { canGoIn: boolean; canGoOut: boolean }): void
}

const element = (className: string | undefined, text = '') =>
  Object.assign(document.createElement('span'), { className: className ?? '', textContent: text })

/** A map in an element: land, names of towns, and one button a pin. Leaflet is all that touches the page here. */
export function drawMap(host: HTMLElement, ground: MapGround, words: MapWords, told: Told) {
  let isOurs = true
  let isPersons = false
  let isPlaced = false
  let pins: readonly Pin[] = []
  let shown: readonly Pin[] = []
  let chosen: string | undefined
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Its own buttons and its line of sources are written as HTML, which our pages don't allow: ours stand in their place.
  const own = { zoomControl: false, attributionControl: false }
  const options = { minZoom: FARTHEST_ZOOM, maxZoom: NEAREST_ZOOM, maxBounds: WORLD, ...own }
  const drawn: LeafletMap = leafletMap(host, {
    ...options,
    ...(still && { zoomAnimation: false, fadeAnimation: false, inertia: false }),
  })
  const shores = ground.land.map((rings) => rings.map((ring) => ring.map(([lat, lon]): [number, number] => [lat, lon])))
  polygon(shores, { className: styles.Land ?? '', interactive: false, renderer: svg({ padding: 0.5 }) }).addTo(drawn)
  const towns = townsOf(ground)
  const names = layerGroup().addTo(drawn)
  const marks = layerGroup().addTo(drawn)
  const places = new Map<Pin, HTMLElement>()

  const nameTowns = () => {
    const size = drawn.getSize()
    const toPixel = ([lat, lon]: LatLon) => {
      const spot = drawn.latLngToContainerPoint([lat, lon])
      const isSeen = spot.x > NAME_EDGE && spot.x < size.x - NAME_EDGE && spot.y > 0 && spot.y < size.y
      return isSeen ? spot : undefined
    }
    names.clearLayers()
    const least = leastSize(drawn.getZoom())
    const middles = shown.flatMap(({ at }) => {
      const spot = toPixel(at)
      return spot ? [{ x: spot.x, y: spot.y - PIN_LIFT }] : []
    })
    const fitting = namesThatFit(
      towns.filter(({ size: districts }) => districts >= least),
      middles,
      toPixel,
    )
    for (const { named, spot } of fitting) {
      const icon = divIcon({ className: styles.Name ?? '', html: element(undefined, named.name), iconSize: [0, 0] })
      const one = marker(drawn.containerPointToLatLng([spot.x, spot.y]), {
        icon,
        interactive: false,
        keyboard: false,
      }).addTo(names)
      // Drawn for the eye, as the land is.
      one.getElement()?.setAttribute('aria-hidden', 'true')
    }
  }

  const light = () => {
    for (const [pin, place] of places)
      place.setAttribute('aria-pressed', String(chosen !== undefined && pin.outwards.includes(chosen)))
  }

  /** Several districts come apart by going nearer; one is chosen. */
  const handlePress = ({ outwards }: Pin) => {
    const own = pins.filter((one) => outwards.includes(one.outwards[0]))
    if (own.length < 2 || drawn.getZoom() >= NEAREST_ZOOM) return told.onChoose(outwards[0])
    drawn.fitBounds(latLngBounds(own.map(({ at }) => [...at])), { padding: PADDING, maxZoom: NEAREST_ZOOM })
  }

  const setMarks = () => {
    shown = mergedPins(pins, (at) => drawn.latLngToContainerPoint([...at]))
    const held = [...places].find(([, place]) => place === document.activeElement)?.[0].outwards[0]
    marks.clearLayers()
    places.clear()
    for (const pin of shown) {
      const { text, note, label } = words.pin(pin)
      const body = element(styles.Pin)
      body.append(element(styles.Price, text), ...(note === undefined ? [] : [element(styles.Note, note)]))
      const icon = divIcon({ className: styles.Anchor ?? '', html: body, iconSize: [0, 0] })
      const one = marker([...pin.at], { icon, riseOnHover: true }).addTo(marks)
      one.on('click', () => handlePress(pin))
      const place = one.getElement()
      if (!place) continue
      // Leaflet knows Enter alone, a button the space bar as well.
      place.addEventListener('keydown', (event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        handlePress(pin)
      })
      place.setAttribute('aria-label', label)
      places.set(pin, place)
      if (held !== undefined && pin.outwards.includes(held)) place.focus({ preventScroll: true })
    }
    light()
  }

  const handleMove = () => {
    nameTowns()
    const bounds = drawn.getBounds()
    const zoom = drawn.getZoom()
    told.onView(
      { contains: ([lat, lon]) => bounds.contains([lat, lon]) },
      { canGoIn: zoom < NEAREST_ZOOM, canGoOut: zoom > FARTHEST_ZOOM },
    )
    if (isPersons) told.onMove()
    isPersons = false
  }
  // A window that changes its size ends a move that nobody began.
  drawn.on('movestart', () => {
    isPersons = !isOurs
  })
  drawn.on('zoomend', setMarks)
  drawn.on('moveend', handleMove)

  /** Moves without a person: nothing is asked afterwards. */
  const byUs = (move: () => void) => {
    isOurs = true
    move()
    isOurs = false
  }

  return {
    /** Puts these pins in place of the others, and all of them into view unless a person is looking about. Where there
     *  are none, or the same again (a list that loads shows the last one's), the view stays. */
    setPins(next: readonly Pin[], isFitted: boolean) {
      const isSame = JSON.stringify(next) === JSON.stringify(pins)
      pins = next
      if (isPlaced && (!isFitted || next.length === 0 || isSame)) {
        setMarks()
        return byUs(handleMove)
      }
      const bounds = next.length === 0 ? latLngBounds(WORLD) : latLngBounds(next.map(({ at }) => [...at]))
      isPlaced = true
      byUs(() => {
        drawn.fitBounds(bounds, { padding: PADDING, maxZoom: USUAL_ZOOM, animate: false })
        setMarks()
        handleMove()
      })
    },
    /** Lights one pin. */
    setChosen(outward: string | undefined) {
      chosen = outward
      light()
    },
    /** What is in view: its middle, and metres from there to the nearest edge. */
    view(): { middle: LatLon; metres: number } {
      const middle = drawn.getCenter()
      const bounds = drawn.getBounds()
      const metres = Math.min(
        drawn.distance(middle, [bounds.getNorth(), middle.lng]),
        drawn.distance(middle, [middle.lat, bounds.getEast()]),
      )
      return { middle: [middle.lat, middle.lng], metres }
    },
    zoomIn: () => void drawn.zoomIn(),
    /** Zooms in where something is: on the pin that is nearest to the middle. */
    zoomOnPin(steps: number) {
      const middle = drawn.getCenter()
      const [nearest] = [...pins].sort(
        (one, other) => drawn.distance(middle, [...one.at]) - drawn.distance(middle, [...other.at]),
      )
      drawn.setView(nearest ? [...nearest.at] : middle, drawn.getZoom() + steps)
    },
    zoomOut: () => void drawn.zoomOut(),
    /** Shows twice as much, for a search that follows at once. */
    widen: () => byUs(() => drawn.setZoom(drawn.getZoom() - 1, { animate: false })),
    remove: () => void drawn.remove(),
  }
}

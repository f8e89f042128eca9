import { MINUTE_MS } from '@ginipig/domain/time'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { LatLon } from './map-places.ts'

/** A district is large: where somebody was some minutes ago will do. */
const howExact: PositionOptions = {
  enableHighAccuracy: false,
  maximumAge: 10 * MINUTE_MS,
  timeout: 15_000,
}

/** Asks the browser where somebody is, only when they press. The position stays in the browser.
 *  @param onFound - takes it; false: there is nothing to search there */
export function useNearMe(onFound: (at: LatLon) => boolean) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const latest = useRef<typeof onFound>(undefined)
  useEffect(() => {
    latest.current = onFound
    // Whoever has left the map is moved nowhere.
    return () => {
      latest.current = undefined
    }
  })

  const end = (words: string | undefined) => {
    setIsAsking(false)
    setProblem(words)
  }
  const ask = () => {
    if (isAsking) return
    setIsAsking(true)
    setProblem(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!latest.current) return
        const isFound = latest.current([coords.latitude, coords.longitude])
        end(isFound ? undefined : t`You’re far from every district we know. Search for a place instead.`)
      },
      ({ code, PERMISSION_DENIED }) =>
        end(
          code === PERMISSION_DENIED
            ? t`Your browser doesn’t tell us where you are. Allow it there, or search for a place.`
            : t`We couldn’t find where you are. Try again, or search for a place.`,
        ),
      howExact,
    )
  }
  return { canAsk: 'geolocation' in navigator, isAsking, problem, ask }
}

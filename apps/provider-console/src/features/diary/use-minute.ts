import { MINUTE_MS } from '@ginipig/domain/time'
import { useEffect, useState } from 'react'

/** Now, again with each minute. Epoch ms. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}

import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** Words for what is left until a deadline: "7 h 42 min left", "7 h left", "48 min left", "Less than a minute left", "Time’s up". From ms. */
export function useTimeLeftWords(): (leftMs: number) => string {
  const { t } = useLingui()
  return useCallback(
    (leftMs) => {
      const hours = Math.floor(leftMs / HOUR_MS)
      const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS)
      if (leftMs <= 0) return t`Time’s up`
      if (hours > 0 && minutes === 0) return t`${hours} h left`
      if (hours > 0) return t`${hours} h ${minutes} min left`
      return minutes > 0 ? t`${minutes} min left` : t`Less than a minute left`
    },
    [t],
  )
}

import { useEffect } from 'react'

/** Tells the step how many files a field is sending, and that it sends none once the field is gone.
 *  @param tell - the same one each time */
export function useUnderWay(count: number, tell: ((count: number) => void) | undefined): void {
  useEffect(() => {
    tell?.(count)
  }, [tell, count])
  useEffect(() => () => tell?.(0), [tell])
}

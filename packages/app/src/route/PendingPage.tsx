import { Spinner } from '@ginipig/ui/spinner'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { ChunkLoadError } from '#services/chunk-load-error.ts'
import { useServices } from '#services/services-context.ts'
import { OutdatedPage } from './failure/OutdatedPage.tsx'
import styles from './PendingPage.module.css'

/** Ms; a part of the app that takes longer than this isn't coming. Source: spec §7. */
const CHUNK_TIMEOUT_MS = 120_000

/** While a page loads. */
export function PendingPage(): ReactNode {
  const { t } = useLingui()
  const { report } = useServices()
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      report(new ChunkLoadError(`Nothing came in ${CHUNK_TIMEOUT_MS} ms`))
      setIsLate(true)
    }, CHUNK_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [report])

  if (isLate) return <OutdatedPage />
  return (
    <div className={styles.PendingPage}>
      <Spinner size="lg" label={t`Loading`} />
    </div>
  )
}

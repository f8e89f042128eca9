import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { saveFile } from '@ginipig/app/device/save-file.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { Button } from '@ginipig/ui/button'
import { ProgressBar } from '@ginipig/ui/progress-bar'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { packPapers } from './download-papers.ts'
import styles from './PaymentDetailsPage.module.css'
import type { PaymentsSearch } from './payments-search.ts'

/** Every invoice and credit note of the payments that are shown, in one zip file; it says how far it is, and can be stopped. */
export function DownloadAll({ search }: { search: PaymentsSearch }) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const { mutate, isPending, error } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      packPapers(api, search, {
        kindOf: (kind) => (kind === 'refund' ? t`Credit note` : t`Invoice`),
        onProgress: (done, all) => setProgress({ done, all }),
        signal,
      }),
    onSuccess: ({ zip, papers, hasMore }) => {
      saveFile(`${t`Invoices`}.zip`, zip)
      toast.success(
        hasMore
          ? t`The latest ${papers} are downloaded. Choose a shorter period for the others.`
          : plural(papers, { one: '# paper downloaded.', other: '# papers downloaded.' }),
      )
    },
    onSettled: () => setProgress(undefined),
  })
  const start = () => {
    stop.current = new AbortController()
    mutate(stop.current.signal)
  }
  if (isPending) {
    const { done, all } = progress ?? { done: 0, all: 0 }
    return (
      <div className={styles.Packing}>
        <span role="status">
          {all === 0 ? (
            <Trans>Looking for your papers…</Trans>
          ) : (
            <Trans>
              {done} of {all}
            </Trans>
          )}
        </span>
        <ProgressBar value={all === 0 ? 0 : done / all} className={styles.Packed ?? ''} />
        <Button size="sm" variant="ghost" onClick={() => stop.current?.abort()}>
          <Trans>Stop</Trans>
        </Button>
      </div>
    )
  }
  const isStopped = error instanceof DOMException && error.name === 'AbortError'
  return (
    <div className={styles.Packing}>
      {error && !isStopped ? (
        <span role="alert">
          {textOf(error)} <Trans>Nothing was downloaded.</Trans>
        </span>
      ) : null}
      <Button size="sm" icon={<Download aria-hidden />} onClick={start}>
        {error && !isStopped ? <Trans>Try again</Trans> : <Trans>Download all</Trans>}
      </Button>
    </div>
  )
}

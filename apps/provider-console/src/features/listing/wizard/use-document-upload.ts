import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { upload } from '@ginipig/api-client/core/upload.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { type ConsultationDocument, uploadDocument } from '@ginipig/contract/media/document.ts'
import { DOCUMENT_HEAD_BYTES, documentFormat, documentFormats, documentProblem } from '@ginipig/domain/upload'
import { useEffect, useRef, useState } from 'react'

type Running = { name: string; progress: number }
/** One that the API could still take keeps its file. */
type Failed = { error: string; file?: File }

/** A consultation form on its way: sent with progress, can be called off; one that failed says why and can be sent again.
 *  @param onUploaded - gets the form that is through */
export function useDocumentUpload(onUploaded: (document: ConsultationDocument) => void) {
  const api = useApi()
  const textOf = useProblemText()
  const fieldText = useFieldText()
  const [running, setRunning] = useState<Running>()
  const [failed, setFailed] = useState<Failed>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const send = async (file: File) => {
    setFailed(undefined)
    const head = new Uint8Array(await file.slice(0, DOCUMENT_HEAD_BYTES).arrayBuffer())
    const problem = documentProblem({ size: file.size, head })
    const format = documentFormat(head)
    if (problem || format === undefined) return setFailed({ error: fieldText(problem ?? 'document_type', '') ?? '' })
    const controller = new AbortController()
    stopper.current = controller
    const { signal } = controller
    setRunning({ name: file.name, progress: 0 })
    try {
      const onProgress = (progress: number) => setRunning({ name: file.name, progress })
      // Told by its content: what a system calls a file is often nothing or wrong.
      const body = file.slice(0, file.size, documentFormats[format].type)
      onUploaded(await upload(api, uploadDocument, body, { onProgress, signal }))
    } catch (error) {
      // Called off by the person: nothing to tell.
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      const isRefused = error.code.startsWith('document_')
      setFailed({ error: textOf(error), ...(isRefused ? {} : { file }) })
    } finally {
      setRunning(undefined)
    }
  }

  const retry = () => {
    if (failed?.file) void send(failed.file)
  }
  return { running, failed, send, retry, stop: () => stopper.current?.abort() }
}

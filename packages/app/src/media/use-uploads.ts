import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { ApiError, isTransient } from '@ginipig/api-client/core/api-error.ts'
import { upload } from '@ginipig/api-client/core/upload.ts'
import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import { uploadPhoto } from '@ginipig/contract/media/photo.ts'
import type { FieldProblem } from '@ginipig/domain/text'
import type { UploadItem } from '@ginipig/ui/file-upload'
import { useEffect, useRef, useState } from 'react'
import { useFieldText } from '#words/field-words.ts'
import { useProblemText } from '#words/problem-text.ts'
import { imageProblemOf } from './image-problem.ts'

type Running = { id: string; name: string; progress: number; previewUrl: string }
/** One that may go through another time keeps its file. */
type Failed = { id: string; name: string; error: string; file?: File }

type UploadOnItsWay = Exclude<UploadItem, { status: 'done' }>

export type UploadedPhoto = ResponseOf<typeof uploadPhoto>

/** Uploads as tiles: sent in parallel with progress, kept in the order in which they were picked, each can be cancelled. A
 *  failed one says why and stays until it is retried, removed, or others are picked.
 *  @param onUploaded - keeps a photo that is through. @throws ApiError: told on the photo's tile */
export function useUploads(onUploaded: (photo: UploadedPhoto) => unknown) {
  const api = useApi()
  const textOf = useProblemText()
  const fieldText = useFieldText()
  const [running, setRunning] = useState<readonly Running[]>([])
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const stoppers = useRef(new Map<string, AbortController>())
  /** Ends when those before have been kept, called off, or have failed. */
  const before = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    const all = stoppers.current
    return () => {
      for (const stopper of all.values()) stopper.abort()
    }
  }, [])

  const refuse = (id: string, { name }: File, problem: FieldProblem) =>
    setFailed((all) => [...all, { id, name, error: fieldText(problem, '') ?? '' }])

  const send = async (id: string, file: File, stopper: AbortController, isNext: Promise<unknown>) => {
    const problem = await imageProblemOf(file)
    if (problem) return refuse(id, file, problem)
    const previewUrl = URL.createObjectURL(file)
    setRunning((all) => [...all, { id, name: file.name, progress: 0, previewUrl }])
    const onProgress = (progress: number) =>
      setRunning((all) => all.map((one) => (one.id === id ? { ...one, progress } : one)))
    try {
      const photo = await upload(api, uploadPhoto, file, { onProgress, signal: stopper.signal })
      await isNext
      if (!stopper.signal.aborted) await onUploaded(photo)
    } catch (error) {
      // Called off by the person: nothing to tell.
      if (stopper.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setFailed((all) => [
        ...all,
        { id, name: file.name, error: textOf(error), ...(isTransient(error) ? { file } : {}) },
      ])
    } finally {
      URL.revokeObjectURL(previewUrl)
      stoppers.current.delete(id)
      setRunning((all) => all.filter((one) => one.id !== id))
    }
  }

  /** Sends one, beside those that failed. */
  const start = (file: File) => {
    const id = crypto.randomUUID()
    const stopper = new AbortController()
    stoppers.current.set(id, stopper)
    before.current = Promise.allSettled([before.current, send(id, file, stopper, before.current)])
  }

  /** @param room - how many more may be kept: files beyond it are not sent, and a wrong one takes nobody's place */
  const add = async (files: readonly File[], room: number) => {
    setFailed([])
    const problems = await Promise.all(files.map((file) => imageProblemOf(file)))
    let left = room - running.length
    for (const [index, file] of files.entries()) {
      const problem = problems[index]
      if (problem) refuse(crypto.randomUUID(), file, problem)
      else if (left > 0) {
        left -= 1
        start(file)
      }
    }
  }

  /** Sends one that failed again. */
  const retry = (id: string) => {
    const file = failed.find((one) => one.id === id)?.file
    setFailed((all) => all.filter((one) => one.id !== id))
    if (file) start(file)
  }

  /** Calls one off, or takes away one that failed. */
  const stop = (id: string) => {
    stoppers.current.get(id)?.abort()
    setRunning((all) => all.filter((one) => one.id !== id))
    setFailed((all) => all.filter((one) => one.id !== id))
  }

  const items: UploadOnItsWay[] = [
    ...running.map(({ previewUrl, ...one }) => ({ ...one, status: 'busy' as const, thumbnailUrl: previewUrl })),
    ...failed.map(({ file, ...one }) => ({ ...one, status: 'error' as const, canRetry: file !== undefined })),
  ]
  /** Takes away those that failed. */
  const clear = () => setFailed([])

  return { items, add, start, clear, retry, stop, failedCount: failed.length }
}

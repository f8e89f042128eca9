import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { upload } from '@ginipig/api-client/core/upload.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { uploadPhoto } from '@ginipig/contract/media/photo.ts'
import { MUST_HAVE_PHOTOS } from '@ginipig/domain/listing'
import type { FieldProblem } from '@ginipig/domain/text'
import { imageProblem } from '@ginipig/domain/upload'
import type { UploadItem } from '@ginipig/ui/file-upload'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { draftStore, type Given, keepPhotoUrl } from './draft-store.ts'

/** Enough of a file to tell what it is. */
const HEAD_BYTES = 16

type Running = { id: string; name: string; progress: number; previewUrl: string }
type Failed = { id: string; name: string; error: string }

/** What is wrong with a file before anything is sent. */
async function fileProblem(file: File): Promise<FieldProblem | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return imageProblem({ size: file.size, head })
}

type PhotoUploadsOptions = {
  booking: ClientBooking
  given: Given
  change: (part: Partial<Given>) => void
}

/** The photos of the must-haves as tiles: sent one by one with progress, each can be called off or removed. */
export function usePhotoUploads({ booking, given, change }: PhotoUploadsOptions) {
  const { t } = useLingui()
  const api = useApi()
  const textOf = useProblemText()
  const fieldText = useFieldText()
  const urls = useStore(draftStore, ({ photoUrls }) => photoUrls)
  const [running, setRunning] = useState<readonly Running[]>([])
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const stoppers = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const all = stoppers.current
    return () => {
      for (const stopper of all.values()) stopper.abort()
    }
  }, [])

  const addPhotoId = (photoId: string) => {
    const latest = draftStore.getState().drafts[booking.id] ?? booking.mustHavesGiven
    change({ photoIds: [...latest.photoIds, photoId] })
  }

  const send = async (id: string, file: File, stopper: AbortController) => {
    const problem = await fileProblem(file)
    if (problem) return setFailed((all) => [...all, { id, name: file.name, error: fieldText(problem, '') ?? '' }])
    const previewUrl = URL.createObjectURL(file)
    setRunning((all) => [...all, { id, name: file.name, progress: 0, previewUrl }])
    const onProgress = (progress: number) =>
      setRunning((all) => all.map((one) => (one.id === id ? { ...one, progress } : one)))
    try {
      const photo = await upload(api, uploadPhoto, file, { onProgress, signal: stopper.signal })
      keepPhotoUrl(photo.id, photo.url)
      addPhotoId(photo.id)
    } catch (error) {
      // Called off by the person: nothing to tell.
      if (stopper.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setFailed((all) => [...all, { id, name: file.name, error: textOf(error) }])
    } finally {
      URL.revokeObjectURL(previewUrl)
      stoppers.current.delete(id)
      setRunning((all) => all.filter((one) => one.id !== id))
    }
  }

  const add = (files: File[]) => {
    const room = MUST_HAVE_PHOTOS - given.photoIds.length - running.length
    setFailed([])
    for (const file of files.slice(0, Math.max(0, room))) {
      const id = crypto.randomUUID()
      const stopper = new AbortController()
      stoppers.current.set(id, stopper)
      void send(id, file, stopper)
    }
  }

  const remove = (id: string) => {
    stoppers.current.get(id)?.abort()
    setFailed((all) => all.filter((one) => one.id !== id))
    if (given.photoIds.includes(id)) change({ photoIds: given.photoIds.filter((one) => one !== id) })
  }

  const urlOf = (photoId: string) => urls[photoId] ?? booking.photos.find(({ id }) => id === photoId)?.url ?? ''
  const items: UploadItem[] = [
    ...given.photoIds.map((id, index): UploadItem => {
      const number = index + 1
      return { id, name: t`Photo ${number}`, status: 'done', thumbnailUrl: urlOf(id) }
    }),
    ...running.map(
      ({ id, name, progress, previewUrl }): UploadItem => ({
        id,
        name,
        status: 'busy',
        progress,
        thumbnailUrl: previewUrl,
      }),
    ),
    ...failed.map(({ id, name, error }): UploadItem => ({ id, name, status: 'error', error })),
  ]
  return { items, add, remove, max: MUST_HAVE_PHOTOS + failed.length }
}

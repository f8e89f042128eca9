import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { ApiError, errorCode, isTransient } from '@ginipig/api-client/core/api-error.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { upload } from '@ginipig/api-client/core/upload.ts'
import { imageProblemOf } from '@ginipig/app/media/image-problem.ts'
import { useCrop } from '@ginipig/app/media/use-crop.tsx'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { deleteAvatar, putAvatar } from '@ginipig/contract/identity/account.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

type Running = { previewUrl: string; progress: number }

/** The picture of oneself: shown while it is sent, in the header at once when it is there. Source: spec §9 (5 MB). */
export function useOwnPhoto() {
  const { t } = useLingui()
  const api = useApi()
  const { session } = useServices()
  const toast = useToast()
  const textOf = useProblemText()
  const { mutateAsync: erase, isPending: isRemoving } = useMutation(change(api, deleteAvatar))
  const [running, setRunning] = useState<Running>()
  const [problem, setProblem] = useState<string>()
  // One that another time may go through.
  const [failed, setFailed] = useState<File>()
  const stopper = useRef<AbortController>(undefined)

  useEffect(() => () => stopper.current?.abort(), [])

  const fileProblem = async (file: File): Promise<string | undefined> => {
    const found = await imageProblemOf(file, 'profilePicture')
    if (found === undefined) return undefined
    return found === 'image_type' ? t`JPEG, JPG or PNG only` : t`The image is larger than 5 MB`
  }

  const send = async (file: File) => {
    const controller = new AbortController()
    stopper.current = controller
    const { signal } = controller
    const previewUrl = URL.createObjectURL(file)
    setRunning({ previewUrl, progress: 0 })
    try {
      const user = await upload(api, putAvatar, file, {
        signal,
        onProgress: (progress) => setRunning({ previewUrl, progress }),
      })
      await session.changeUserData(user)
      toast.success(t`Your photo is there`)
    } catch (error) {
      // Called off by the person: nothing to tell.
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setProblem(textOf(error))
      if (isTransient(error)) setFailed(file)
    } finally {
      URL.revokeObjectURL(previewUrl)
      setRunning(undefined)
    }
  }

  const choose = async (file: File) => {
    setFailed(undefined)
    const found = await fileProblem(file)
    setProblem(found)
    if (found === undefined) await send(file)
  }

  const crop = useCrop({
    shapes: [{ label: '1:1', aspect: 1 }],
    mayBeWhole: false,
    onReady: (file) => void choose(file),
  })

  const remove = async () => {
    setProblem(undefined)
    setFailed(undefined)
    try {
      await session.changeUserData(await erase())
      toast.success(t`Your photo is removed`)
    } catch (error) {
      setProblem(errorCode(error) === 'internal' ? t`Something went wrong` : textOf(error))
    }
  }

  return {
    running,
    problem,
    isRemoving,
    /** Crops a picture first; it is sent when that is done. */
    choose: (file: File) => void crop.ask([file]),
    cropDialog: crop.dialog,
    /** Sends one again that didn't get through; undefined where there is none. */
    retry: failed && (() => void choose(failed)),
    remove,
    /** Takes away what is said of one that failed. */
    dismiss: () => {
      setProblem(undefined)
      setFailed(undefined)
    },
    cancel: () => stopper.current?.abort(),
  }
}

import { imageProblem, imageType } from '@ginipig/domain/upload'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { avatarDraft } from './avatar-draft.ts'

/** Bytes that tell what an image is. */
const HEAD = 16

/** The picture for the profile: JPEG or PNG by its content, at most 5 MB. Source: spec §9, product.md §2. */
export function usePhoto() {
  const photo = useStore(avatarDraft, (state) => state.photo)
  const [problem, setProblem] = useState<'image_too_large' | 'image_type'>()
  const url = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  const pick = async (file: File) => {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
    const found = imageProblem({ size: file.size, head }, 'profilePicture')
    setProblem(found)
    if (found) return
    // Sent as what it is, whatever its name says.
    avatarDraft.setState({ photo: new Blob([file], { type: imageType(head) ?? '' }) })
  }

  const remove = () => {
    setProblem(undefined)
    avatarDraft.setState({ photo: undefined })
  }

  return { url, problem, pick, remove }
}

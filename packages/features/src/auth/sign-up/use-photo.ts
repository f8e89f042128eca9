import { imageProblemOf, imageTypeOf } from '@ginipig/app/media/image-problem.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { avatarDraft, choosePhoto, dropPhoto, restorePhoto } from './avatar-draft.ts'
import { smallSquare } from './small-square.ts'

/** The picture for the profile: JPEG or PNG by its content, at most 5 MB, and sent as a small one where the browser can
 *  make it. Source: spec §9, product.md §2. */
export function usePhoto() {
  const { photo, isKept } = useStore(avatarDraft)
  const [problem, setProblem] = useState<'image_too_large' | 'image_type'>()
  const url = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  useEffect(restorePhoto, [])
  const acts = useRef(0)

  const pick = async (file: File) => {
    const act = ++acts.current
    const found = await imageProblemOf(file, 'profilePicture')
    setProblem(found)
    if (found) return
    const [small, type] = await Promise.all([smallSquare(file), imageTypeOf(file)])
    if (act !== acts.current) return // chosen anew, or removed
    // Else sent as what it is, whatever its name says.
    await choosePhoto(small ?? new Blob([file], { type: type ?? '' }), small !== undefined)
  }

  const remove = () => {
    acts.current += 1
    setProblem(undefined)
    dropPhoto()
  }

  return { url, isKept, problem, pick, remove }
}

import { tabValue } from '@ginipig/app/form/tab-value.ts'
import { onPersonLeaves } from '@ginipig/app/services/clear-personal-data.ts'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'

type AvatarDraft = {
  photo: Blob | undefined
  /** Beside the texts of the form, so that a reload keeps it. */
  isKept: boolean
}

const none: AvatarDraft = { photo: undefined, isKept: false }

/** The picture chosen while signing up. */
export const avatarDraft = createStore<AvatarDraft>(() => none)
onPersonLeaves(() => avatarDraft.setState(none))

/** A JPEG in base64. Never more than `smallSquare` makes. */
const kept = tabValue('ginipig.sign-up.photo', v.pipe(v.string(), v.maxLength(250_000)))

/** @param isSmall - small enough to outlive a reload */
export async function choosePhoto(photo: Blob, isSmall: boolean): Promise<void> {
  kept.clear()
  avatarDraft.setState({ photo, isKept: isSmall })
  if (!isSmall) return
  const text = await toBase64(photo)
  // Another one may have been chosen meanwhile, or none.
  if (avatarDraft.getState().photo === photo) kept.write(text)
}

export function dropPhoto(): void {
  kept.clear()
  avatarDraft.setState(none)
}

/** After a reload: the picture that was chosen before. */
export function restorePhoto(): void {
  if (avatarDraft.getState().photo !== undefined) return
  const bytes = fromBase64(kept.read() ?? '')
  if (bytes.length > 0) avatarDraft.setState({ photo: new Blob([bytes], { type: 'image/jpeg' }), isKept: true })
}

/** @returns nothing for what isn't base64 */
function fromBase64(text: string) {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

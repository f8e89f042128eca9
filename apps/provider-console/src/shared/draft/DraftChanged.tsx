import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { ChangedBanner } from '@ginipig/features/edit-conflict/ChangedBanner.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Draft, DraftAutosave } from './draft-autosave.ts'
import { useAutosaved } from './use-autosave.ts'

type DraftChangedProps<Typed, D extends Draft<Typed>> = {
  autosave: DraftAutosave<Typed, D>
  /** What tells the newer one apart. */
  newer?: (theirs: D) => ReactNode
}

export function DraftChanged<Typed, D extends Draft<Typed>>({ autosave, newer }: DraftChangedProps<Typed, D>) {
  const isChanged = useAutosaved(autosave, (kept) => kept.status === 'changed')
  const theirs = useAutosaved(autosave, (kept) => kept.theirs)
  // The banner goes with what is chosen in it, and the form begins anew: the page's heading is what stays.
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current = document.querySelector('main h1')
  })
  useFocusKept(heading, isChanged)
  if (!isChanged) return null
  return (
    <ChangedBanner
      newer={theirs && newer?.(theirs)}
      onShow={autosave.takeTheirs}
      onKeep={() => void autosave.keepMine()}
    />
  )
}

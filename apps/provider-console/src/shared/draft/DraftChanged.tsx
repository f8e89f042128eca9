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
  const isShown = useAutosaved(autosave, (kept) => kept.mine !== undefined)
  // The banner goes with the last choice in it, and the form begins anew: the page's heading is what stays.
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current = document.querySelector('main h1')
  })
  useFocusKept(heading, isChanged || isShown)
  if (!isChanged && !isShown) return null
  return (
    <ChangedBanner
      newer={theirs && newer?.(theirs)}
      isShown={isShown}
      onShow={autosave.takeTheirs}
      onKeep={() => void autosave.keepMine()}
      onBack={isShown ? () => void autosave.backToMine() : undefined}
    />
  )
}

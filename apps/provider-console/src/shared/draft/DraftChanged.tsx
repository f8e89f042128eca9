import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { ChangedBanner } from '@ginipig/features/edit-conflict/ChangedBanner.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Draft, DraftKeeper } from './draft-keeper.ts'
import { useKept } from './use-keeper.ts'

type DraftChangedProps<Typed, D extends Draft<Typed>> = {
  keeper: DraftKeeper<Typed, D>
  /** What tells the newer one apart. */
  newer?: (theirs: D) => ReactNode
}

export function DraftChanged<Typed, D extends Draft<Typed>>({ keeper, newer }: DraftChangedProps<Typed, D>) {
  const isChanged = useKept(keeper, (kept) => kept.status === 'changed')
  const theirs = useKept(keeper, (kept) => kept.theirs)
  // The banner goes with what is chosen in it, and the form begins anew: the page's heading is what stays.
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current = document.querySelector('main h1')
  })
  useFocusKept(heading, isChanged)
  if (!isChanged) return null
  return (
    <ChangedBanner newer={theirs && newer?.(theirs)} onShow={keeper.takeTheirs} onKeep={() => void keeper.keepMine()} />
  )
}

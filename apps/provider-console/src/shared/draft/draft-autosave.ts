import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { isAlike } from '@ginipig/app/form/is-alike.ts'
import { isAway } from '@ginipig/app/words/problem-text.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** `changed`: somebody saved on another device or in another tab since. `failed`: refused, for a reason that trying again
 *  doesn't mend. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'failed' | 'changed'

/** What a server keeps: each save counts its revision. */
export type Draft<Typed> = { id: string; revision: number; savedAt: number | null; typed: Typed }

export type AutosaveState<Typed, D extends Draft<Typed> = Draft<Typed>> = {
  /** As the server last had it; undefined before there was anything to save. */
  draft: D | undefined
  typed: Typed
  status: SaveStatus
  error: unknown
  /** The newer one, while it stands against what was typed here. */
  theirs: D | undefined
  /** What was typed here, while the newer one is shown and nothing was saved over it. */
  mine: Typed | undefined
  /** Counts how often what is typed was exchanged for another: forms begin anew then. */
  round: number
}

type Unsaved<Typed> = { revision: number; typed: Typed }

type DraftCalls<Typed, D> = {
  create: () => Promise<D>
  load: (id: string) => Promise<D>
  save: (id: string, revision: number, typed: Typed) => Promise<D>
}

/** What isn't on the server yet, where a reload finds it: a `tabValue`. */
type Memory<Typed> = {
  read: () => Unsaved<Typed> | undefined
  write: (unsaved: Unsaved<Typed>) => void
  clear: () => void
}

type AutosaveOptions<Typed, D> = {
  first: D | undefined
  nothing: Typed
  calls: DraftCalls<Typed, D>
  /** Of the draft with this id. */
  unsavedOf: (id: string) => Memory<Typed>
  onCreated: (draft: D) => void
  onSaved: (draft: D) => void
}

export type DraftAutosave<Typed, D extends Draft<Typed> = Draft<Typed>> = {
  store: StoreApi<AutosaveState<Typed, D>>
  change: (part: Partial<Typed>) => void
  /** Saves what isn't yet. @returns whether all of it is on the server then */
  flush: () => Promise<boolean>
  takeTheirs: () => void
  /** What was typed here again, after a look at the newer one. */
  backToMine: () => Promise<boolean>
  keepMine: () => Promise<boolean>
  /** After the draft was thrown away: nothing of it is kept in the tab, or sent, any more. */
  end: () => void
}

/** Ms of quiet after which what was typed is sent. */
export const SAVE_AFTER_MS = 800
/** Ms until a server that couldn't be reached is tried again. */
export const TRY_AGAIN_MS = 5_000

/** Keeps a draft on the server while it is typed: one save at a time, the latest words win, nothing typed is ever dropped
 *  without being asked about. */
export function createDraftAutosave<Typed extends object, D extends Draft<Typed>>({
  first,
  nothing,
  calls,
  unsavedOf,
  onCreated,
  onSaved,
}: AutosaveOptions<Typed, D>): DraftAutosave<Typed, D> {
  const unsaved = first && unsavedOf(first.id).read()
  const begun = first?.typed ?? nothing
  const isLeft = unsaved !== undefined && !isAlike(unsaved.typed, begun)
  const isNewer = isLeft && first !== undefined && unsaved.revision !== first.revision
  const store = createStore<AutosaveState<Typed, D>>(() => ({
    draft: first && isNewer ? { ...first, revision: unsaved.revision } : first,
    typed: isLeft ? unsaved.typed : begun,
    status: isNewer ? 'changed' : isLeft ? 'saving' : 'saved',
    error: undefined,
    theirs: isNewer ? first : undefined,
    mine: undefined,
    round: 0,
  }))
  /** What the server has. */
  let saved: Typed = begun
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let hasEnded = false
  if (isLeft && !isNewer) sendIn(0)
  else if (first && !isNewer) unsavedOf(first.id).clear()

  const { getState, setState } = store

  function sendIn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }

  function send(): Promise<void> {
    clearTimeout(timer)
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function sendAll() {
    while (!hasEnded && getState().typed !== saved && getState().status !== 'changed') {
      const { typed } = getState()
      setState({ status: 'saving', error: undefined })
      try {
        const draft = getState().draft ?? (await begin())
        accept(await calls.save(draft.id, draft.revision, typed), typed)
      } catch (error) {
        if (!(await mend(error, typed))) return
      }
    }
  }

  async function begin() {
    const draft = await calls.create()
    setState({ draft })
    remember()
    onCreated(draft)
    return draft
  }

  function accept(draft: D, typed: Typed) {
    saved = typed
    setState({ draft, mine: undefined })
    onSaved(draft)
    if (getState().typed !== typed) return remember()
    unsavedOf(draft.id).clear()
    setState({ status: 'saved' })
  }

  /** @returns whether to go on sending */
  async function mend(error: unknown, typed: Typed): Promise<boolean> {
    const { draft } = getState()
    try {
      if (draft === undefined || errorCode(error) !== 'draft_changed') throw error
      const theirs = await calls.load(draft.id)
      // A save whose answer was lost on the way.
      if (isAlike(theirs.typed, typed)) {
        accept(theirs, typed)
        return true
      }
      setState({ status: 'changed', theirs })
    } catch (failure) {
      setState({ status: isAway(failure) ? 'offline' : 'failed', error: failure })
      if (isAway(failure)) sendIn(TRY_AGAIN_MS)
    }
    return false
  }

  function remember() {
    const { draft, typed } = getState()
    if (draft && !hasEnded) unsavedOf(draft.id).write({ revision: draft.revision, typed })
  }

  async function flush() {
    await send()
    // Words that came as the last save ended.
    if (getState().status === 'saving') await send()
    return getState().status === 'saved' && getState().typed === saved
  }

  return {
    store,
    flush,
    change: (part) => {
      const { typed, status } = getState()
      setState({ typed: { ...typed, ...part }, status: status === 'saved' || status === 'failed' ? 'saving' : status })
      remember()
      if (status !== 'changed') sendIn(SAVE_AFTER_MS)
    },
    takeTheirs: () => {
      const { theirs, typed: mine, round } = getState()
      if (!theirs) return
      saved = theirs.typed
      setState({ draft: theirs, typed: saved, status: 'saved', theirs: undefined, mine, round: round + 1 })
      unsavedOf(theirs.id).clear()
      onSaved(theirs)
    },
    backToMine: () => {
      const { mine, typed, round } = getState()
      setState({ typed: mine ?? typed, status: 'saving', mine: undefined, round: round + 1 })
      remember()
      return flush()
    },
    keepMine: () => {
      const { theirs } = getState()
      setState({ draft: theirs, status: 'saving', theirs: undefined })
      return flush()
    },
    end: () => {
      const { draft } = getState()
      hasEnded = true
      clearTimeout(timer)
      setState({ status: 'saved' })
      if (draft) unsavedOf(draft.id).clear()
    },
  }
}

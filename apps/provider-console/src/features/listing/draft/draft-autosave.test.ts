import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import type { ListingDraft, TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftAutosave, SAVE_AFTER_MS, TRY_AGAIN_MS } from '#shared/draft/draft-autosave.ts'
import { draftOf } from '../../../testing/listing-draft.ts'
import { noTreatment, nothingTyped } from './typed-listing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const titled = (title: string): Partial<TypedListing> => ({ treatment: { ...noTreatment, title } })
const away = new ApiError({ code: 'offline', status: 0 })

/** A server with one draft, and a tab's memory. `break` makes the next saves fail. */
function world(first?: ListingDraft, left?: { revision: number; typed: TypedListing }) {
  let kept = first
  let failures: Error[] = []
  let remembered = left
  const saves: string[] = []
  const server = {
    create: async () => {
      kept = draftOf({})
      return kept
    },
    load: async () => kept ?? draftOf({}),
    save: async (_id: string, revision: number, typed: TypedListing) => {
      const failure = failures.shift()
      if (failure) throw failure
      if (kept && revision !== kept.revision) throw new ApiError({ code: 'draft_changed', status: 409 })
      kept = draftOf({ typed, revision: revision + 1 })
      saves.push(typed.treatment?.title ?? '')
      return kept
    },
  }
  const autosave = createDraftAutosave({
    first,
    nothing: nothingTyped,
    calls: server,
    unsavedOf: () => ({
      read: () => remembered,
      write: (unsaved) => {
        remembered = unsaved
      },
      clear: () => {
        remembered = undefined
      },
    }),
    onCreated: () => {},
    onSaved: () => {},
  })
  return {
    autosave,
    saves,
    fail: (...errors: Error[]) => {
      failures = errors
    },
    elsewhere: (typed: Partial<TypedListing>) => {
      kept = draftOf({ typed: { ...nothingTyped, ...typed }, revision: (kept?.revision ?? 0) + 1 })
    },
    onServer: () => kept?.typed.treatment?.title,
    remembered: () => remembered?.typed.treatment?.title,
    status: () => autosave.store.getState().status,
  }
}

test('the first words make the draft, and what comes soon after goes with them', async () => {
  const { autosave, saves, status, remembered } = world()
  autosave.change(titled('R'))
  expect(status()).toBe('saving')
  autosave.change(titled('Root tint'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(saves).toEqual(['Root tint'])
  expect(status()).toBe('saved')
  expect(remembered()).toBeUndefined()
})

test('offline it is kept here, and sent when the server answers again', async () => {
  const { autosave, fail, status, remembered, onServer } = world(draftOf({}))
  fail(away, away)
  autosave.change(titled('Root tint'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(status()).toBe('offline')
  expect(remembered()).toBe('Root tint')
  expect(await autosave.flush()).toBe(false)
  await vi.advanceTimersByTimeAsync(TRY_AGAIN_MS)
  expect(status()).toBe('saved')
  expect(onServer()).toBe('Root tint')
})

test('what a reload found unsaved is saved', async () => {
  const typed = { ...nothingTyped, ...titled('Root tint') }
  const { autosave, onServer } = world(draftOf({ revision: 4 }), { revision: 4, typed })
  expect(autosave.store.getState().typed).toEqual(typed)
  await vi.advanceTimersByTimeAsync(0)
  expect(onServer()).toBe('Root tint')
})

test('what a reload found unsaved stands beside what another device saved since', () => {
  const typed = { ...nothingTyped, ...titled('Root tint') }
  const { autosave, status } = world(draftOf({ revision: 5, typed: { ...nothingTyped, ...titled('Balayage') } }), {
    revision: 4,
    typed,
  })
  expect(status()).toBe('changed')
  expect(autosave.store.getState().typed).toEqual(typed)
})

test.each([
  ['the newer one is taken', false, 'Balayage'],
  ['one’s own is kept', true, 'Root tint'],
])('two tabs: the later is told, and %s', async (_what, isOwnKept, title) => {
  const { autosave, elsewhere, status, onServer } = world(draftOf({}))
  elsewhere(titled('Balayage'))
  autosave.change(titled('Root tint'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(status()).toBe('changed')
  expect(autosave.store.getState().typed.treatment?.title).toBe('Root tint')
  expect(onServer()).toBe('Balayage')
  if (isOwnKept) await autosave.keepMine()
  else autosave.takeTheirs()
  expect(status()).toBe('saved')
  expect(autosave.store.getState().typed.treatment?.title).toBe(title)
  expect(onServer()).toBe(title)
})

test('after a look at the newer one what was typed here is at hand, until something is saved over it', async () => {
  const { autosave, elsewhere, onServer } = world(draftOf({}))
  const title = () => autosave.store.getState().typed.treatment?.title
  elsewhere(titled('Balayage'))
  autosave.change(titled('Root tint'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  autosave.takeTheirs()
  expect([title(), autosave.store.getState().mine?.treatment?.title]).toEqual(['Balayage', 'Root tint'])
  expect(await autosave.backToMine()).toBe(true)
  expect([title(), onServer(), autosave.store.getState().mine]).toEqual(['Root tint', 'Root tint', undefined])
  elsewhere(titled('Balayage'))
  autosave.change(titled('Ombré'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  autosave.takeTheirs()
  autosave.change(titled('Balayage, half head'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect([onServer(), autosave.store.getState().mine]).toEqual(['Balayage, half head', undefined])
})

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const { autosave, elsewhere, status } = world(draftOf({}))
  elsewhere(titled('Root tint'))
  autosave.change(titled('Root tint'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(status()).toBe('saved')
})

test('what is typed while a save is under way goes with the next', async () => {
  const { autosave, saves, onServer } = world(draftOf({}))
  autosave.change(titled('Root'))
  const flushed = autosave.flush()
  autosave.change(titled('Root tint'))
  expect(await flushed).toBe(true)
  expect(saves).toEqual(['Root', 'Root tint'])
  expect(onServer()).toBe('Root tint')
})

test('a refusal says why, and the next words are tried again', async () => {
  const { autosave, fail, status, onServer } = world(draftOf({}))
  fail(new ApiError({ code: 'invalid_input', status: 422 }))
  autosave.change(titled('Root'))
  expect(await autosave.flush()).toBe(false)
  expect(status()).toBe('failed')
  autosave.change(titled('Root tint'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect(onServer()).toBe('Root tint')
})

test('of what was thrown away nothing is kept in the tab, or sent', async () => {
  const { autosave, elsewhere, status, remembered, saves } = world(draftOf({}))
  autosave.change(titled('Root tint'))
  elsewhere(titled('Balayage'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  expect([status(), remembered()]).toEqual(['changed', 'Root tint'])
  autosave.end()
  expect([status(), remembered()]).toEqual(['saved', undefined])
  autosave.change(titled('Root'))
  expect(await autosave.flush()).toBe(false)
  await vi.advanceTimersByTimeAsync(TRY_AGAIN_MS)
  expect([saves, remembered()]).toEqual([[], undefined])
})

test('what waits to be sent when its draft is thrown away is never sent', async () => {
  const { autosave, fail, saves } = world(draftOf({}))
  fail(away)
  autosave.change(titled('Root tint'))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
  autosave.end()
  await vi.advanceTimersByTimeAsync(TRY_AGAIN_MS)
  expect(saves).toEqual([])
})

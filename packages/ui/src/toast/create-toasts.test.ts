import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createToasts } from './create-toasts.ts'

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.snapshot().toasts.map((toast) => toast.text)
const saved = { tone: 'success', text: 'Saved to favourites' } as const
const taken = { tone: 'danger', text: 'Someone has beaten you to it' } as const

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('a toast', () => {
  test('lives seven seconds', () => {
    const toasts = createToasts()
    toasts.push(saved)
    vi.advanceTimersByTime(6999)
    expect(texts(toasts)).toEqual([saved.text])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  test('collapses into the same one showing, which starts its life anew', () => {
    const toasts = createToasts()
    const first = toasts.push(saved)
    vi.advanceTimersByTime(6000)
    expect(toasts.push(saved)).toBe(first)
    vi.advanceTimersByTime(6000)
    expect(toasts.snapshot().toasts).toEqual([{ ...saved, id: first, round: 1 }])
    vi.advanceTimersByTime(1000)
    expect(texts(toasts)).toEqual([])
  })

  test('of the same words undoes what was done last', () => {
    const toasts = createToasts()
    const undone = vi.fn()
    for (const what of ['first', 'second'])
      toasts.push({ ...saved, action: { label: 'Undo', act: () => undone(what) } })
    toasts.snapshot().toasts[0]?.action?.act?.()
    expect(undone.mock.calls).toEqual([['second']])
  })

  test.for([
    ['warning', 'danger', 'danger'],
    ['danger', 'warning', 'danger'],
    ['info', 'success', 'success'],
    ['success', 'info', 'success'],
  ] as const)('of the same words, %s and then %s, is one, %s', ([first, second, shown]) => {
    const toasts = createToasts()
    const id = toasts.push({ ...saved, tone: first })
    expect(toasts.push({ ...saved, tone: second })).toBe(id)
    expect(toasts.snapshot().toasts).toEqual([{ id, text: saved.text, tone: shown, round: 1 }])
  })

  test('takes the place of the one with its tag', () => {
    const toasts = createToasts()
    toasts.push(taken)
    toasts.push({ tone: 'info', text: 'Log in, and it’s saved', tag: 'favourite' })
    toasts.push({ ...saved, tag: 'favourite' })
    expect(texts(toasts)).toEqual([taken.text, saved.text])
    expect(vi.getTimerCount()).toBe(2)
  })

  test('makes room: three at once, the oldest goes', () => {
    const toasts = createToasts()
    for (const text of ['one', 'two', 'three', 'four']) toasts.push({ tone: 'info', text })
    expect(texts(toasts)).toEqual(['two', 'three', 'four'])
    expect(vi.getTimerCount()).toBe(3)
  })

  test('keeps what is left of its life while paused', () => {
    const toasts = createToasts()
    toasts.push(saved)
    vi.advanceTimersByTime(5000)
    toasts.pause()
    vi.advanceTimersByTime(60_000)
    expect(texts(toasts)).toEqual([saved.text])
    toasts.resume()
    vi.advanceTimersByTime(1999)
    expect(texts(toasts)).toEqual([saved.text])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  test('pushed while paused waits for the resume', () => {
    const toasts = createToasts({ lifeMs: 100 })
    toasts.pause()
    toasts.push(taken)
    vi.advanceTimersByTime(1000)
    expect(texts(toasts)).toEqual([taken.text])
    toasts.resume()
    vi.advanceTimersByTime(100)
    expect(texts(toasts)).toEqual([])
  })

  test('pushed after the last one was dismissed while paused goes by itself', () => {
    const toasts = createToasts({ lifeMs: 100 })
    const id = toasts.push(saved)
    toasts.pause()
    toasts.dismiss(id)
    toasts.push(taken)
    vi.advanceTimersByTime(100)
    expect(texts(toasts)).toEqual([])
  })

  test('can be dismissed, and its timer goes with it', () => {
    const toasts = createToasts()
    toasts.dismiss(toasts.push(saved))
    expect(texts(toasts)).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('listeners hear every change until they leave, and the snapshot is stable between changes', () => {
  const toasts = createToasts()
  const listener = vi.fn()
  const unsubscribe = toasts.subscribe(listener)
  toasts.push(saved)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(toasts.snapshot()).toBe(toasts.snapshot())
  unsubscribe()
  toasts.push(taken)
  expect(listener).toHaveBeenCalledTimes(1)
})

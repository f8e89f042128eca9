import { act } from '@testing-library/react'
import { Suspense, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyInput } from './early-input.ts'

const onReport = vi.fn()
const kept = new Map<HTMLElement, string | undefined>()
let root: HTMLElement

/** A part of a page that is taken over later than its frame. */
function Page() {
  const [typed, setTyped] = useState('cut')
  const [order, setOrder] = useState('soonest')
  return (
    <Suspense>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onReport(`search ${typed} by ${order}`)
        }}
      >
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        <select value={order} onChange={({ target }) => setOrder(target.value)}>
          <option value="soonest">Soonest</option>
          <option value="price">Price</option>
        </select>
        <button type="button" onClick={() => onReport('saved')}>
          Save
        </button>
      </form>
    </Suspense>
  )
}

/** @throws where the page has none */
function partOf<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const part = root.querySelector(name)
  if (!part) throw new Error(`No ${name}`)
  return part
}

async function takeOver(): Promise<void> {
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Page />))
    replayEarlyInput({ kept, stop: () => {} })
  })
}

beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page />)
})

afterEach(() => {
  root.remove()
  kept.clear()
  onReport.mockReset()
})

test('a press before the app is there is done by it, once', async () => {
  kept.set(partOf('button'), undefined)
  await takeOver()
  expect(onReport.mock.calls).toEqual([['saved']])
})

test.each([
  ['balayage', 'search balayage by soonest'],
  ['', 'search  by soonest'],
  ['cut', 'search cut by soonest'],
])('“%s” that was typed and sent is what is searched for', async (text, said) => {
  partOf('input').value = text
  kept.set(partOf('input'), text).set(partOf('form'), undefined)
  await takeOver()
  expect(onReport.mock.calls).toEqual([[said]])
  expect(partOf('input').value).toBe(text)
})

test('what was chosen stays chosen', async () => {
  partOf('select').value = 'price'
  kept.set(partOf('select'), 'price').set(partOf('form'), undefined)
  await takeOver()
  expect(onReport.mock.calls).toEqual([['search cut by price']])
})

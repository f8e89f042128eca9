import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusKept } from './use-focus-kept.ts'

let change: (count: number) => void

/** A list of unread things, and the button that reads them. */
function Inbox() {
  const [count, setCount] = useState(2)
  const state = useRef<HTMLParagraphElement>(null)
  useFocusKept(state, count)
  change = setCount
  return (
    <>
      <p ref={state} tabIndex={-1}>{`${count} unread`}</p>
      <button type="button">Something else</button>
      {count > 0 && (
        <button type="button" onClick={() => setCount(0)}>
          Read all
        </button>
      )}
    </>
  )
}

const focused = () => document.activeElement?.textContent

test('the focus of a button that its press takes away goes on at what stands there now', () => {
  render(<Inbox />)
  const button = screen.getByRole('button', { name: 'Read all' })
  button.focus()
  fireEvent.click(button)
  expect(focused()).toBe('0 unread')
})

test('what changes by itself calls nobody who reads or works elsewhere', () => {
  render(<Inbox />)
  act(() => change(3))
  expect(document.activeElement).toBe(document.body)

  screen.getByRole('button', { name: 'Something else' }).focus()
  act(() => change(4))
  expect(focused()).toBe('Something else')

  // A click beside everything leaves the focus nowhere, though the button is still there.
  screen.getByRole('button', { name: 'Something else' }).blur()
  act(() => change(5))
  expect(document.activeElement).toBe(document.body)
})

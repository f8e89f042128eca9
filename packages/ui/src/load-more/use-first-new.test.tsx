import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFirstNew } from './use-first-new.ts'

afterEach(cleanup)

function Numbers({ step }: { step: number }) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(2)
  const isNewFromHere = useFirstNew(list, shown)
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => `Number ${index + 1}`).map((name) => (
          <li key={name}>
            <a href="/">{name}</a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          isNewFromHere()
          setShown(shown + step)
        }}
      >
        Show more
      </button>
      <button type="button" onClick={() => setShown(shown + 1)}>
        One came by itself
      </button>
    </>
  )
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.textContent

test('the keyboard goes on at the first of what is new', () => {
  render(<Numbers step={2} />)
  press('Show more')
  expect(focused()).toBe('Number 3')
  press('Show more')
  expect(focused()).toBe('Number 5')
})

test('it stays where it is while nothing came, and for what came unasked', () => {
  render(<Numbers step={0} />)
  press('One came by itself')
  expect(focused()).toBe('One came by itself')
  press('Show more')
  expect(focused()).toBe('Show more')
})

import type { KeyboardEvent } from 'react'

/** By the keys a reason is chosen and nothing is sent: it can't be undone. */
export const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

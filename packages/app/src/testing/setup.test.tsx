import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('what is not there is told with the page, at once or after waiting, and once', async () => {
  render(<p>Here</p>)
  const sought = [
    () => screen.getByText('There'),
    () => screen.findByText('There', {}, { timeout: 1 }),
    () => screen.findByRole('button', {}, { timeout: 1 }),
  ]
  for (const seek of sought) {
    const { message } = (await Promise.resolve()
      .then(seek)
      .catch((error: Error) => error)) as Error
    expect(message).toContain('Unable to find')
    expect(message.match(/<p>/g)).toHaveLength(1)
  }
})

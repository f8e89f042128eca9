import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import type { TextMessage } from '@ginipig/contract/message/thread.ts'
import { createRoute } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Bubble, PendingBubble } from './Bubble.tsx'

const message = (number: number, text: string): TextMessage => ({
  ...{ kind: 'text', number, at: Date.UTC(2026, 4, 8, 9, 5), key: `00000000-0000-4000-8000-00000000000${number}` },
  ...{ isMine: false, stays: false, parts: text ? [{ text }] : [], picture: null },
})

test('who hears the link alone knows which message it reports', async () => {
  const texts = ['Good morning.', 'Is it the second door on the left, or the one with the blue letter box?', '']
  const route = createRoute({
    getParentRoute: () => testRoot,
    path: '/',
    staticData: { access: 'common' },
    component: () =>
      texts.map((text, index) => (
        <Bubble
          key={text}
          row={{
            ...{ kind: 'text', id: text, message: message(index + 1, text), progress: null },
            ...{ isLast: index === texts.length - 1, saysWhy: false },
          }}
          onPictureGone={async () => false}
        />
      )),
  })
  await renderRoutes([route], { at: '/' })
  const links = await screen.findAllByRole('link', { name: /^Report/ })
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Report this message, \d\d:05: Good morning\.$/),
    expect.stringMatching(/^Report this message, \d\d:05: Is it the second door on the left, or the one…$/),
    expect.stringMatching(/^Report this message, \d\d:05: Photo you were sent$/),
  ])
})

test('a picture that didn’t come is asked for again as soon as it is worth it, under the same address too', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onPictureGone = vi.fn(() => promise)
  const picture = { url: '/fringe.webp', width: 960, height: 720, srcSet: '' }
  const route = createRoute({
    getParentRoute: () => testRoot,
    path: '/',
    staticData: { access: 'common' },
    component: () => (
      <Bubble
        row={{
          ...{ kind: 'text', id: 'a', message: { ...message(1, ''), picture }, progress: null },
          ...{ isLast: true, saysWhy: false },
        }}
        onPictureGone={onPictureGone}
      />
    ),
  })
  await renderRoutes([route], { at: '/' })
  const broken = await screen.findByRole('img', { name: 'Photo you were sent' })
  fireEvent.error(broken)
  expect(onPictureGone).toHaveBeenCalledExactlyOnceWith(1)
  expect(screen.getByRole('img', { name: 'Photo you were sent' })).toBe(broken)
  resolve(true)
  await waitFor(() => expect(screen.getByRole('img', { name: 'Photo you were sent' })).not.toBe(broken))
})

test('a message that its author’s session took along is called not sent, and no word of a session they have again', async () => {
  const onRetry = vi.fn()
  const pending = { key: 'a', text: 'See you at five', photo: null, at: Date.UTC(2026, 4, 8, 9, 5), isSent: false }
  const route = createRoute({
    getParentRoute: () => testRoot,
    path: '/',
    staticData: { access: 'common' },
    component: () => (
      <PendingBubble
        row={{ kind: 'pending', id: 'a', pending: { ...pending, error: null }, isLast: true }}
        onRetry={onRetry}
        onDrop={() => {}}
      />
    ),
  })
  await renderRoutes([route], { at: '/' })
  expect((await screen.findByText(/^Not sent\./)).textContent?.trim()).toBe('Not sent.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('a')
})

import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import type { TextMessage } from '@ginipig/contract/message/thread.ts'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bubble } from './Bubble.tsx'

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
          onPictureGone={() => {}}
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

import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import type { TextMessage } from '@ginipig/contract/message/thread.ts'
import { hostileTexts } from '@ginipig/domain/text/hostile-texts'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bubble } from './Bubble.tsx'

const message = (number: number, text: string): TextMessage => ({
  kind: 'text',
  number,
  at: 0,
  key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  isMine: false,
  stays: false,
  parts: [{ text }],
  picture: null,
})

test('whatever is written stands there as it was written, and is nothing else', async () => {
  const route = createRoute({
    getParentRoute: () => testRoot,
    path: '/',
    staticData: { access: 'common' },
    component: () => (
      <section aria-label="Talk">
        {hostileTexts.map((text, number) => (
          <Bubble
            key={text}
            row={{
              kind: 'text',
              id: text,
              message: message(number, text),
              progress: null,
              isLast: false,
              saysWhy: false,
            }}
            onPictureGone={async () => false}
          />
        ))}
      </section>
    ),
  })
  await renderRoutes([route], { at: '/' })
  const log = await screen.findByRole('region', { name: 'Talk' })
  expect([...log.querySelectorAll('p')].map((words) => words.textContent)).toEqual(hostileTexts)
  expect(log.querySelectorAll('p *')).toHaveLength(0)
  const names = new Set([...log.querySelectorAll('*')].map(({ localName }) => localName))
  expect([...names].toSorted()).toEqual(['a', 'div', 'p'])
  for (const link of log.querySelectorAll('a')) expect(link.textContent).toMatch(/^Report/)
  expect(Object.hasOwn(window, 'hurt')).toBe(false)
})

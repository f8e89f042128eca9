import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import { hostileTexts } from '@ginipig/domain/text/hostile-texts'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headingsOf } from './heading-id.ts'
import { Markdown, safeAddress } from './Markdown.tsx'

async function show(...texts: string[]) {
  const route = createRoute({
    getParentRoute: () => testRoot,
    path: '/',
    staticData: { access: 'common' },
    component: () => (
      <>
        <h1>Page</h1>
        <article aria-label="Text">
          {texts.map((text) => (
            <Markdown key={text} text={text} />
          ))}
        </article>
      </>
    ),
  })
  await renderRoutes([route], { at: '/' })
  return screen.findByRole('article', { name: 'Text' })
}

const kinds = new Set(['P', 'H2', 'H3', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'BLOCKQUOTE', 'A', 'BR', 'CODE', 'HR'])

test.for([
  '<script>window.hurt = 1</script>',
  '<img src=x onerror="window.hurt = 1">',
  'a <b onclick="window.hurt = 1">b</b> c',
  '<svg/onload=window.hurt=1>',
  '<iframe src="javascript:window.hurt=1"></iframe>',
  '<a href="javascript:window.hurt=1">x</a>',
  '[x](javascript:window.hurt=1)',
  '[x](JaVaScRiPt:window.hurt=1)',
  '[x](java&#115;cript:window.hurt=1)',
  '[x](&#x6A;avascript:window.hurt=1)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](http://evil.example)',
  '[x](mailto:me@evil.example)',
  '![x](https://evil.example/pixel.gif)',
  '<https://evil.example" onmouseover="window.hurt=1>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hurt=1>',
  '<style>*{display:none}</style>',
  '```html\n<script>window.hurt = 1</script>\n```',
  '[x]: javascript:window.hurt=1\n\n[x]',
  '| a | b |\n|---|---|\n| <img src=x onerror=window.hurt=1> | c |',
])('%s makes nothing but harmless elements', async (text) => {
  expectHarmless(await show(text))
})

test('so do all texts that are known to hurt', async () => {
  expectHarmless(await show(...hostileTexts))
})

function expectHarmless(article: HTMLElement): void {
  for (const element of article.querySelectorAll('*')) {
    expect(kinds).toContain(element.tagName)
    for (const { name, value } of element.attributes) {
      expect(['href', 'rel', 'class', 'id', 'tabindex', 'data-look', 'data-status', 'aria-current']).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(?:\/(?![/\\])|https:\/\/)/)
    }
  }
  expect(Object.hasOwn(window, 'hurt')).toBe(false)
}

test('what is meant is there: headings with an address, lists, words that stand out, a quotation', async () => {
  const article = await show('## If you don’t love it\n\nSay **so**.\n\n- one\n- two\n\n> Show me?')
  expect(article.querySelector('h2')?.id).toBe('if-you-don-t-love-it')
  expect(article.querySelectorAll('li')).toHaveLength(2)
  expect(article.querySelector('strong')?.textContent).toBe('so')
  expect(article.querySelector('blockquote')?.textContent).toContain('Show me?')
})

test('links lead to our own pages, or over https without telling where one comes from', async () => {
  const article = await show('[terms](/term-and-condition#cancelling) and [Stripe](https://stripe.com/gb)')
  const [own, other] = article.querySelectorAll('a')
  expect(own?.getAttribute('href')).toBe('/term-and-condition#cancelling')
  expect([other?.getAttribute('href'), other?.rel]).toEqual(['https://stripe.com/gb', 'noopener noreferrer nofollow'])
})

test.for(['javascript:1', ' /x', '//x', '/\\x', '/a b', '/a?b', 'https:/x y', 'HTTP://x', '', 'ftp://x', 'https://'])(
  '%s is no address',
  (href) => {
    expect(safeAddress(href)).toBeUndefined()
  },
)

test('the contents of a text are its second headings', () => {
  expect(headingsOf('## Où va l’acompte ?\n\n### no\n\n## {x}')).toEqual([
    { id: 'ou-va-l-acompte', title: 'Où va l’acompte ?' },
    { id: 'x', title: '{x}' },
  ])
})

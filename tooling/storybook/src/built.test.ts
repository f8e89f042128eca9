import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArgs, chromiumPath } from '@ginipig/config/chromium'
import { type Browser, chromium, type Page } from 'playwright'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..')
const INDEX = join(FOLDER, 'storybook-static/index.json')
if (!existsSync(INDEX)) throw new Error('Nothing is built yet: pnpm storybook:build')

type Entry = { id: string; title: string; name: string }
const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Entry> }

/** The same screen in other colours or on a phone is drawn by the same code. */
const isTwin = ({ name }: Entry) => /(Dark|On A Phone)$/.test(name)
const screens = Object.values(entries).filter((entry) => entry.title.startsWith('Screens/') && !isTwin(entry))

let server: PreviewServer
let browser: Browser
let page: Page
let faults: string[]

// What is built is shown in one page, a story after the other: loaded file by file the two apps would take minutes.
beforeAll(async () => {
  server = await preview({
    ...{ root: FOLDER, configFile: false, logLevel: 'warn' },
    ...{ build: { outDir: 'storybook-static' }, preview: { port: 0 } },
  })
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] })
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(10_000)
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?globals=a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  // Half of the time would be axe's, whose answer nobody hears here; journeys ask it about the pages.
  await tell('updateGlobals', { globals: { a11y: { manual: true } } })
})
beforeEach(() => {
  faults = []
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

type Preview = {
  channel: { emit: (event: string, told: object) => void }
  storyStoreValue: {
    projectAnnotations: {
      globalTypes: Record<string, { toolbar?: { items: { value: string }[] } }>
      parameters: { viewport: { options: Record<string, { styles: { width: string } }> } }
    }
  }
}

/** Tells the page of the stories what its frame, with the sidebar and the toolbar, tells it on a click. */
const tell = (event: string, told: object) =>
  page.evaluate(
    ([name, what]) => {
      const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
      for (const part of document.querySelectorAll('#storybook-root > *')) part.setAttribute('data-before', '')
      channel.emit(name, what)
    },
    [event, told] as const,
  )

const drawn = (selector: string) => page.locator(`#storybook-root > :not([data-before]) ${selector}`).first()

test('both apps have screens', () => {
  expect(screens.length).toBeGreaterThan(45)
})

test.for(screens)('$title, $name: is drawn without a fault', async ({ id, name }) => {
  await tell('setCurrentStory', { storyId: id, viewMode: 'story' })
  if (name.endsWith('Loading')) {
    await drawn('[aria-busy="true"]').waitFor()
  } else {
    await drawn('h1').waitFor()
    await page.waitForFunction(() => document.querySelector('#storybook-root [aria-busy="true"]') === null)
    const title = await drawn('h1').innerText()
    expect(/^(Page not found|Server Error)$/.test(title), title).toBe(name === 'Not Found')
  }
  expect(faults.filter((fault) => !(name.endsWith('Failed') && fault.startsWith('ApiError')))).toEqual([])
})

const inOrder = (titles: readonly string[]) => titles.filter((title, at) => titles.indexOf(title) === at)

test('the sidebar is sorted as one learns the system, with the tests at its end', () => {
  const titles = Object.values(entries).map(({ title }) => title)
  expect(inOrder(titles.map((title) => title.split('/')[0] ?? ''))).toEqual([
    ...['Start here', 'Why it looks like this', 'Foundations', 'Components', 'Patterns', 'Screens', 'Checks'],
  ])
  const parts = titles.filter((title) => title.startsWith('Components/')).map((title) => title.split('/')[1] ?? '')
  expect(inOrder(parts)).toEqual([
    ...['Actions', 'Forms', 'Navigation', 'Booking', 'Money', 'Data', 'Feedback', 'Overlays', 'Layout'],
  ])
})

test('the toolbar changes theme, density, language and text size of what is shown', async () => {
  const chosen = { theme: 'dark', density: 'console', language: 'fr', textSize: '150%' }
  // A twin, which no other test shows: a story that is shown already is not drawn anew.
  await tell('setCurrentStory', { storyId: 'screens-marketplace-join--sign-up-on-a-phone', viewMode: 'story' })
  await drawn('h1').waitFor()
  await tell('updateGlobals', { globals: chosen })
  await page.getByRole('heading', { level: 1, name: 'Créez votre compte' }).waitFor()
  const html = page.locator('html')
  const seen = await html.evaluate(({ dataset, style }) => ({ ...dataset, textSize: style.fontSize }))
  await tell('updateGlobals', { globals: { theme: 'light', density: 'marketplace', language: 'en', textSize: '100%' } })
  expect(seen).toMatchObject({ theme: 'dark', density: 'console', textSize: '150%' })
})

test('the toolbar offers these, and the widths that the product is looked at in', async () => {
  const offered = await page.evaluate(() => {
    const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
    const { globalTypes, parameters } = storyStoreValue.projectAnnotations
    return {
      choices: Object.entries(globalTypes).flatMap(([name, { toolbar }]) =>
        toolbar ? [[name, toolbar.items.map(({ value }) => value)]] : [],
      ),
      widths: Object.values(parameters.viewport.options).map(({ styles }) => styles.width),
    }
  })
  expect(Object.fromEntries(offered.choices)).toEqual({
    theme: ['light', 'dark'],
    density: ['marketplace', 'console'],
    language: ['en', 'fr'],
    textSize: ['100%', '150%', '200%'],
  })
  expect(offered.widths).toEqual(['320px', '390px', '768px', '1024px', '1280px', '1600px'])
})

test('a page of docs shows a story in light beside dark', async () => {
  const docs = await browser.newPage()
  await docs.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=components-actions-button--docs&viewMode=docs`)
  const both = docs.locator('[data-look]').first()
  await both.waitFor()
  const sides = await both
    .locator(':scope > [data-theme]')
    .evaluateAll((all) => all.map((side) => [side.getAttribute('data-theme'), getComputedStyle(side).backgroundColor]))
  await docs.close()
  expect(sides.map(([theme]) => theme)).toEqual(['light', 'dark'])
  expect(sides[0]?.[1]).not.toBe(sides[1]?.[1])
})

import type { Browser, Page } from '@playwright/test'

/** Ms; a longer task is felt. Source: issue “The provider's side”. */
export const SMOOTH_MS = 50
/** Pixels of one turn of the wheel, turns, and ms between two. */
const WHEEL = { pixels: 240, turns: 40, everyMs: 50 }

export interface Size {
  readonly width: number
  readonly height: number
}

/** What a page is to be scrolled on. */
export interface Scrolled {
  /** Signed in, at the page. */
  readonly page: Page
  /** Down, or up where the newest stands at the end. */
  readonly direction: 1 | -1
  /** How much slower than this machine the processor is to be. */
  readonly slower: number
}

/** Ms of each task above 50 ms while the page is scrolled; undefined where nothing
 *  moved, which says nothing. */
export async function scroll({ page, direction, slower }: Scrolled): Promise<number[] | undefined> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(watch)
  const before = await page.evaluate(position)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  for (let turn = 0; turn < WHEEL.turns; turn += 1) {
    await page.mouse.wheel(0, direction * WHEEL.pixels)
    await page.waitForTimeout(WHEEL.everyMs)
  }
  await page.waitForLoadState('networkidle')
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  const after = await page.evaluate(position)
  await devTools.detach()
  return after === before ? undefined : tasks
}

/** Runs in the page: how far all that scrolls is scrolled. */
const position = () => Array.from(document.querySelectorAll('*')).reduce((sum, one) => sum + one.scrollTop, 0)

/** Runs in the page. */
function watch(): void {
  const tasks: number[] = []
  Object.assign(window, { tasks })
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** Signs in by the form, and goes on to the page. */
export async function openAs(
  browser: Browser,
  size: Size,
  { origin, path, email, password }: Record<'origin' | 'path' | 'email' | 'password', string>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', timezoneId: 'Europe/London' })
  const page = await context.newPage()
  await page.goto(`${origin}/login?next=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(`${origin}${path}`)
  // Anew: a page that the app itself goes to counts as idle at once, and what would be measured is how it comes.
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumArgs, chromiumPath } from '@ginipig/config/chromium'
import { type Browser, chromium, type Page } from '@playwright/test'

/** Source: issue “Discovery and the public site”: a phone's line and an old phone. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4
/** Ms; by then everything stands on any line we measure. */
const PATIENCE_MS = 20_000

export interface Paint {
  /** First and largest contentful paint, ms from the tap. */
  readonly first: number
  readonly largest: number
  /** Ms from the tap until a press is answered. */
  readonly answers: number
  /** Ms beyond 50 of each long task that begins after the first paint: what Lighthouse calls total blocking time. */
  readonly blocked: number
  /** Cumulative layout shift. */
  readonly shift: number
}

export const startPhone = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] })

/** One visit with nothing in any cache. */
export async function firstPaint(phone: Browser, url: string): Promise<Paint> {
  const context = await phone.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true, // the front's certificate is nobody's
  })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', LINE)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS })
    // By the protocol itself: what Playwright would put into the page for it costs this phone a tenth of a second.
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const { result } = await devTools.send('Runtime.evaluate', { expression: 'paint', returnByValue: true })
      const paint = result.value as Paint
      if (paint.answers > 0) return paint
      if (Date.now() > until) throw new Error(`${url} answers nothing`)
      await sleep(100)
    }
  } finally {
    await context.close()
  }
}

/** Files and bytes as they came, of one kind. */
interface Fetched {
  readonly scripts: string
  readonly styles: string
}

/** What a browser with nothing in its cache really fetched for the page it shows. */
export const fetched = (page: Page): Promise<Fetched> =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const told = (ending: string) => {
      const files = all.filter(({ name }) => new URL(name).pathname.endsWith(ending))
      const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return `${files.length} (${(bytes / 1000).toFixed(1)} kB)`
    }
    return { scripts: told('.js'), styles: told('.css') }
  })

/** Runs in the page. */
function watch(): void {
  const paint = { first: 0, largest: 0, answers: 0, blocked: 0, shift: 0 }
  Object.assign(window, { paint })
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.first = entry.startTime
  })
  each('largest-contentful-paint', ({ startTime }) => {
    paint.largest = startTime
  })
  each('longtask', ({ startTime, duration }) => {
    if (paint.first > 0 && startTime >= paint.first) paint.blocked += duration - 50
  })
  // What such an entry holds beside every other's.
  each('layout-shift', (entry) => {
    paint.shift += (entry as unknown as { value: number }).value
  })
  const look = () => {
    const heading = document.querySelector('h1')
    // React has taken over what it marks.
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'))) paint.answers = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

import { IS_LONG } from '@ginipig/config/test-run'
import { hostileTexts } from '@ginipig/domain/text/hostile-texts'
import { DAY_MS } from '@ginipig/domain/time'
import type { Page } from '@playwright/test'
import { harmIn } from '#fixtures/harm.ts'
import { fillWithHostileTexts } from '#fixtures/hostile-world.ts'
import { expect, test } from '#fixtures/test.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a page says, in its fields too. */
const saidIn = (page: Page) =>
  page.evaluate(() =>
    [
      document.body.textContent ?? '',
      ...Array.from(document.querySelectorAll('input, textarea'), (field) => (field as HTMLInputElement).value),
    ].join(' '),
  )

/** Brings more of a page: what is folded, what comes next, what came before. */
async function showMore(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('main button, main a'))
      if (/^(?:read|show|see|load)\b.*\bmore\b|^more\b|older|show all/i.test(button.textContent ?? ''))
        (button as HTMLElement).click()
    window.scrollTo(0, document.body.scrollHeight)
    for (const log of document.querySelectorAll('[role="log"]')) log.scrollTo({ top: log.scrollTop - log.clientHeight })
  })
}

/** So many of the texts stand on the page as they were written, and nothing was made of any. */
async function expectOnlyText(page: Page, url: string, least: number): Promise<void> {
  await test.step(url, async () => {
    await page.goto(url)
    const shown = new Set<string>()
    await expect
      .poll(
        async () => {
          expect(await harmIn(page)).toEqual([])
          const said = plain(await saidIn(page))
          for (const text of hostileTexts) if (said.includes(plain(text))) shown.add(text)
          if (shown.size < least) await showMore(page)
          return shown.size
        },
        { timeout: 30_000, intervals: [100], message: url },
      )
      .toBeGreaterThanOrEqual(least)
  })
}

/** What search engines and chats are told of the page is words that were written, in their places. */
async function expectHeadOnlyTells(page: Page, title: string): Promise<void> {
  const { said, data } = await page.evaluate(() => ({
    said: Array.from(document.querySelectorAll('meta[property^="og:"]'), (meta) => meta.getAttribute('content')),
    data: Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (one) => one.textContent ?? ''),
  }))
  expect(plain(said.join(' '))).toContain(plain(title))
  expect(data.length).toBeGreaterThan(0)
  const words: string[] = []
  for (const one of data)
    JSON.parse(one, (_, value: unknown) => {
      if (typeof value === 'string') words.push(plain(value))
      return value
    })
  expect(words.join(' ')).toContain(plain(title))
}

test('300 texts that would run are only read, on the pages that show what people write (trust.md G10)', async ({
  page,
  addresses,
  context,
  database,
  makeWorld,
  logIn,
  newPerson,
  openBrowser,
}) => {
  test.setTimeout(IS_LONG ? 600_000 : 240_000)
  const all = hostileTexts.length
  expect(all).toBeGreaterThanOrEqual(300)
  for (const text of [
    '<img src=x onerror=window.hurt=1>',
    '<iframe srcdoc="x"></iframe>',
    '<a href="javascript:hurt">',
    '<template id="later"><img></template>',
  ])
    await test.step(`a page that took ${text} for more would be found`, async () => {
      await page.evaluate(
        (html) => document.body.replaceChildren(document.createRange().createContextualFragment(html)),
        text,
      )
      expect(await harmIn(page)).not.toEqual([])
    })

  // Late, so that the lists of other journeys, soonest first, don't begin with it.
  const date = new Date(Date.now() + 80 * DAY_MS).toISOString().slice(0, 10)
  const world = await makeWorld({ listing: { duration_minutes: 30 }, slots: [{ date, time: '12:00' }] })
  const asked: string[] = []
  context.on('request', (request) => void (/evil\.example/.test(request.url()) && asked.push(request.url())))
  const people = IS_LONG ? hostileTexts : hostileTexts.filter((_, number) => number % 10 === 0)
  const { bookingId, proposedId, declinedId, cancelledId, reportId, postId, title } = await fillWithHostileTexts(
    database,
    world,
    people,
  )
  const [listing, provider, client] = [world.listing.id, world.providerId, world.clientIds[0] ?? '']

  const withoutScript = await (await openBrowser({ javaScriptEnabled: false })).newPage()
  for (const visitor of [page, withoutScript]) {
    await expectOnlyText(visitor, `${addresses.marketplaceUrl}/category-detail/${listing}`, all)
    if (visitor === withoutScript) await expectHeadOnlyTells(visitor, title)
    await expectOnlyText(
      visitor,
      `${addresses.marketplaceUrl}/provider-detail/${provider}`,
      visitor === page ? all : 20,
    )
    await expectOnlyText(visitor, `${addresses.marketplaceUrl}/blog-details/${postId}`, 100)
  }

  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', '/profile')
  for (const [path, least] of [
    ['/profile', 1],
    [`/message/${provider}`, 100],
    ['/message', 2],
    [`/booking-details/${bookingId}`, 4],
    [`/booking-details/${proposedId}`, all],
    [`/booking-details/${declinedId}`, all],
    [`/booking-details/${cancelledId}`, all],
    [`/report/${reportId}`, all],
    [`/review/${bookingId}`, 3],
    [`/edit-review/${bookingId}`, 3],
    ['/my-favourites', 15],
    ['/notification', 10],
  ] as const)
    await expectOnlyText(page, addresses.marketplaceUrl + path, least)

  const console = await newPerson()
  await logIn(console, 'console', world.providerEmail, '/provider/my-profile')
  for (const [path, least] of [
    ['/provider/my-profile', all],
    ['/provider/edit-profile', all],
    ['/provider/diary', all],
    ['/provider/my-bookings?tab=past', 20],
    ['/provider/my-listings', 20],
    ['/provider/message', 20],
    [`/provider/message/${client}`, 60],
    [`/provider/booking-details/${bookingId}`, 5],
    [`/provider/booking-details/${declinedId}`, all],
    [`/provider/booking-details/${cancelledId}`, all],
    [`/provider/review/${bookingId}`, 4],
    ['/provider/payment-details', 15],
    ['/provider/notification', 10],
  ] as const)
    await expectOnlyText(console, addresses.consoleUrl + path, least)
  expect(asked).toEqual([])
})

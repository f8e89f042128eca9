import { IS_LONG } from '@ginipig/config/test-run'
import type { Page } from '@playwright/test'
import { bookWithDeposit, giveStatements, pickSlot, slotOf } from '#fixtures/booking-steps.ts'
import { expectRoomAtTheEnds } from '#fixtures/layout.ts'
import { readPages, routesOf } from '#fixtures/routes.ts'
import { availabilityPath, expect, test } from '#fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** These lead on to the other app at once; the page they come to is one of its own. */
const isCrossing = (route: string) => /^\/handoff\/(start|leave)$/.test(route)

/** One that is published with every version. */
const A_POST = 'first-trainee-appointment'

/** Stands in the addresses of pages that lead a visitor elsewhere. */
const NOBODYS = 'nobodys'

/** What stands for the variable parts of the paths, by how they begin. */
type Parts = Readonly<Record<string, string>>

function addressIn(route: string, parts: Parts): string {
  const [begin] = Object.keys(parts).filter((one) => route.startsWith(one))
  return route.replace(/\$\w+/, begin === undefined ? '' : (parts[begin] ?? ''))
}

/** The ordinary run looks at these in all their sizes where it asks axe about them. */
const isLookedAtElsewhere = (route: string) => !IS_LONG && readPages.some(({ path }) => path === route)

/** Looks at every page of an app; where one leads on, at what it leads to, once: most lead a visitor home, or to the log-in, whose
 *  address says where to go on to, and whose words are the same. */
async function expectRoomEverywhere(page: Page, origin: string, routes: readonly string[], parts: Parts) {
  const seen = new Set<string>()
  for (const route of ['/nowhere', ...routes].filter((one) => !isCrossing(one) && !isLookedAtElsewhere(one))) {
    await test.step(route, async () => {
      await page.goto(origin + addressIn(route, parts))
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
      const address = page.url()
      const shown = `${new URL(address).pathname} ${await page.locator('body').innerText()}`
      const isSeen = seen.has(address) || seen.has(shown)
      seen.add(address).add(shown)
      if (isSeen) return
      await expectRoomAtTheEnds(page)
    })
  }
}

/** The long run looks at every page in both; the ordinary one has minutes only, and looks at the pages of those who are
 *  logged in on their own journeys. */
const languages = IS_LONG ? ['en', 'fr'] : ['en']

for (const language of languages) {
  const speak = (page: Page) => page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)

  test(`every page has room for large text, zoomed in and on a large screen: visitors of the marketplace, ${language}`, async ({
    page,
    addresses,
    makeWorld,
  }) => {
    test.setTimeout(180_000)
    const world = await makeWorld()
    await speak(page)
    await expectRoomEverywhere(page, addresses.marketplaceUrl, routesOf('marketplace'), {
      '/category-detail': world.listing.id,
      '/provider-detail': world.providerId,
      '/treatment/': 'coaching',
      '/blog-details': A_POST,
      '/': NOBODYS,
    })
  })

  test(`every page has room for large text, zoomed in and on a large screen: visitors of the console, ${language}`, async ({
    page,
    addresses,
  }) => {
    test.setTimeout(180_000)
    await speak(page)
    await expectRoomEverywhere(page, addresses.consoleUrl, routesOf('provider-console'), { '/provider': NOBODYS })
  })

  if (!IS_LONG) continue
  test(`every page has room for large text, zoomed in and on a large screen: clients and providers, ${language}`, async ({
    page,
    addresses,
    makeWorld,
    openCalendar,
    newPerson,
    logIn,
  }) => {
    test.setTimeout(240_000)
    const world = await makeWorld()
    await openCalendar(page, world)
    const paid = await bookWithDeposit(page, slotOf(world))
    await page.goto(addresses.marketplaceUrl + availabilityPath(world))
    await pickSlot(page, slotOf(world, 1))
    await giveStatements(page)
    const held = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await speak(page)
    await expectRoomEverywhere(page, addresses.marketplaceUrl, routesOf('marketplace'), {
      '/category-detail': world.listing.id,
      '/provider-detail': world.providerId,
      '/treatment-availability': world.listing.id,
      '/treatment/': 'coaching',
      '/blog-details': A_POST,
      '/booking-details': paid,
      '/booking-confirm': paid,
      '/move-booking': paid,
      '/waitlist': held,
      // Not done yet: all three lead to the booking.
      '/leave-review': paid,
      '/edit-review': paid,
      '/review': paid,
      '/pa': held,
    })

    const provider = await newPerson()
    await logIn(provider, 'console', world.providerEmail)
    await speak(provider)
    await expectRoomEverywhere(provider, addresses.consoleUrl, routesOf('provider-console'), {
      '/provider/booking-details': paid,
      '/provider/review-appointment': world.listing.id,
      '/provider/review/': paid,
      '/provider/leave-review': paid,
      '/provider/sick-day': new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      '/provider/edit-appointment': world.listing.id,
      '/provider/appointment-listed': world.listing.id,
    })
  })
}

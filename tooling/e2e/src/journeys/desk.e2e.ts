import { expectAccessible, expectUsable } from '#fixtures/axe.ts'
import { bookByCalls } from '#fixtures/booking-calls.ts'
import { comeToDesk } from '#fixtures/desk.ts'
import { expect, test } from '#fixtures/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an operator looks at what a provider uploaded: what is approved is shown, what isn’t comes with the reason (spec §4)', async ({
  page,
  addresses,
  logIn,
  makeWorld,
  newPerson,
}) => {
  test.slow()
  const world = await makeWorld()
  const provider = await newPerson()
  await logIn(provider, 'console', world.providerEmail, '/provider/update-portfolio')
  const photo = { name: 'fringe.png', mimeType: 'image/png', buffer: await provider.screenshot() }
  await provider.getByLabel(/Add photos/).setInputFiles([photo, { ...photo, name: 'colour.png' }])
  for (const left of [2, 1]) {
    await expect(provider.getByText(left === 2 ? 'Crop your photo (2 to go)' : 'Crop your photo')).toBeVisible()
    await provider.getByRole('button', { name: 'Keep all of it' }).click()
  }
  const photos = provider.getByRole('list', { name: /^Your photos/ })
  await expect(photos.getByText('Awaiting approval')).toHaveCount(2)

  await comeToDesk(page, addresses, 'Olu')
  await expectUsable(page)
  const queue = page.getByRole('link', { name: /^Picture \d+ of \d+/ })
  await queue.last().click()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Done.', { exact: true })).toBeVisible()
  await page.goto(`${addresses.deskUrl}/admin/pictures`)
  await queue.last().click()
  await page.getByRole('radio', { name: 'Too dark, blurred or small' }).check()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Done.', { exact: true })).toBeVisible()

  await provider.reload()
  await expect(photos.getByText('Awaiting approval')).toHaveCount(0)
  await expect(photos.getByText(/blurred/)).toHaveCount(1)
})

test('every page of the desk is for everybody, and shows who asked for a booking what became of it', async ({
  page,
  addresses,
  database,
  makeWorld,
}) => {
  test.slow()
  const world = await makeWorld()
  const [slot] = world.slots
  if (!slot) throw new Error('no slot')
  const bookingId = await bookByCalls(addresses, world, slot, 'full')
  const row = await database.row<{ reference: string }>('select reference from booking where id = $1', [bookingId])
  await comeToDesk(page, addresses, 'Ines')
  const paths = [
    ...['/reports', '/money', '/people', '/listings', '/codes', '/words', '/figures'],
    ...[`/bookings/${row?.reference}`, `/people/${world.providerId}`, `/listings/${world.listing.id}`, '/log'],
  ]
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(`${addresses.deskUrl}/admin${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectUsable(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'light' })
    })

  await test.step('on a phone its head is two lines, and the menu goes to what is beyond the edge', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${addresses.deskUrl}/admin/log`)
    const menu = page.getByRole('navigation', { name: 'Desk' })
    await expect(menu.getByRole('link', { name: 'Pictures' })).not.toBeInViewport()
    await expect(menu.getByRole('link', { name: 'Log' })).toBeInViewport({ ratio: 1 })
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(96)
    await menu.getByRole('link', { name: 'Pictures' }).focus()
    await expect(menu.getByRole('link', { name: 'Pictures' })).toBeInViewport({ ratio: 1 })
  })
})

import { expectUsable } from '#fixtures/axe.ts'
import { expect, test } from '#fixtures/test.ts'

// What still moves has colours of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('photos are cropped, put into order by keyboard, and stay so (spec §4)', async ({ page, logIn, makeWorld }) => {
  test.slow()
  const world = await makeWorld()
  await logIn(page, 'console', world.providerEmail, '/provider/update-portfolio')
  const photo = { name: 'fringe.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel(/Add photos/).setInputFiles([photo, { ...photo, name: 'colour.png' }])
  await expect(page.getByText('Crop your photo (2 to go)')).toBeVisible()
  await page.getByRole('button', { name: '1:1' }).click()
  await page.getByRole('group', { name: /^Crop\./ }).press('ArrowLeft')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Use this crop' }).click()
  await page.getByRole('button', { name: 'Keep all of it' }).click()
  const photos = page.getByRole('list', { name: /^Your photos/ }).getByRole('img')
  await expect(photos).toHaveCount(2)
  await expect(page.getByRole('list', { name: /^Your photos/ }).getByText('Awaiting approval')).toHaveCount(2)
  await expectUsable(page)
  const shapes = () =>
    photos.evaluateAll((all) => all.map((image) => image.getAttribute('width') === image.getAttribute('height')))
  const before = await shapes()
  expect([...before].sort()).toEqual([false, true])

  await page.getByRole('button', { name: 'Move Photo 1' }).press('Space')
  await expect(page.getByText('Photo 1 lifted, place 1 of 2')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Photo 1, place 2 of 2')).toBeAttached()
  const kept = page.waitForResponse((response) => response.url().endsWith('/provider/portfolio/order') && response.ok())
  await page.keyboard.press('Space')
  await expect.poll(shapes).toEqual(before.toReversed())
  await kept
  await page.reload()
  await expect.poll(shapes).toEqual(before.toReversed())
})

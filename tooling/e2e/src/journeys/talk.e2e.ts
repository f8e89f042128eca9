import type { Page } from '@playwright/test'
import { expect, test } from '#fixtures/test.ts'

const thread = (page: Page) => page.getByRole('region', { name: /^Conversation with / })

test('two people talk while both look, without signal too; then one blocks and reports the other (spec §3 Message)', {
  tag: '@phone',
}, async ({ page, context, addresses, database, makeWorld, logIn, newPerson }) => {
  const world = await makeWorld()
  await logIn(page, 'marketplace', world.clientEmails[0] ?? '', `/provider-detail/${world.providerId}`)
  await page.getByRole('link', { name: 'Message Priya' }).first().click()
  await expect(page.getByText('Say hello to Priya')).toBeVisible()
  const write = page.getByRole('textbox', { name: 'Message Priya' })
  await write.fill('Is there a step at the door?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/Sent$/)).toBeVisible()
  // What fits into a line takes one: a bubble is as wide as its words.
  const linesOf = (words: Element) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    return range.getClientRects().length
  }
  // The message that comes back takes the place of the one that was on its way.
  await expect.poll(() => thread(page).getByText('Is there a step at the door?').evaluate(linesOf)).toBe(1)

  // Whoever doesn't look is told some minutes later: a notification, and its page in one tap.
  await database.rows('update graphile_worker._private_jobs set run_at = now() where attempts = 0')
  const provider = await newPerson()
  await provider.goto(`${addresses.consoleUrl}/provider/notification`)
  await logIn(provider, 'console', world.providerEmail)
  await provider.getByRole('link', { name: /Maya.* wrote to you/ }).click()
  await expect(thread(provider).getByText('Is there a step at the door?')).toBeVisible()
  await expect(page.getByText(/Read$/)).toBeVisible()
  const answer = provider.getByRole('textbox', { name: 'Message Maya' })
  await answer.fill('No, it is level.')
  await provider.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(thread(page).getByText('No, it is level.')).toBeVisible()

  // What is written without signal waits, and goes by itself.
  await context.setOffline(true)
  await write.fill('Good, see you then.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/Waiting$/)).toBeVisible()
  await expect(thread(provider).getByText('Good, see you then.')).toBeHidden()
  await context.setOffline(false)
  await expect(thread(provider).getByText('Good, see you then.')).toBeVisible({ timeout: 15_000 })
  await expect(thread(provider).getByText('Good, see you then.')).toHaveCount(1)

  await page.getByRole('button', { name: 'More about Priya, Studio Nair' }).click()
  await page.getByRole('menuitem', { name: 'Block Priya' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Priya' }).click()
  await expect(page.getByText('You’ve blocked Priya').first()).toBeVisible()
  await expect(thread(page).getByText(/^You blocked Priya\. \d/)).toBeVisible()
  await answer.fill('Are you there?')
  await provider.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(thread(provider).getByText('Are you there?')).toBeVisible()
  await page.reload()
  await expect(thread(page).getByText('No, it is level.')).toBeVisible()
  await expect(thread(page).getByText('Are you there?')).toBeHidden()
  await expect(thread(provider).getByText(/blocked/)).toBeHidden()

  // A message is quoted to who was written to, and to nobody else.
  await thread(page)
    .getByRole('link', { name: /^Report this message, .*: No, it is level\.$/ })
    .click()
  await expect(page.getByText('No, it is level.')).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Reason' }).getByRole('radio').first().check()
  await page.getByLabel('What happened?').fill('She asked me to pay outside Ginipig.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Your report / })).toBeVisible()
  await expect(page.getByText('She asked me to pay outside Ginipig.')).toBeVisible()
})

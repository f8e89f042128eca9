import { parseArgs } from 'node:util'
import Stripe from 'stripe'
import * as v from 'valibot'
import { deleteAgain } from '#modules/account/deletion.ts'
import { lookAfterRestore } from '#modules/deployment/after-restore.ts'
import { giveBackLost, isAnotherAtWork, type LostPayment } from '#modules/payment/lost.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { Refusal } from '#platform/http/refusal.ts'

/** What to do with a database that came back from a backup, before any process of ours uses it (docs/operations.md,
 *  "Backups"): `node src/commands/restored.ts` reads from Stripe what the backup has not, checks everything and lists the
 *  payments of bookings that are lost; `--give-back` gives these back; `--delete-again <account id>`, as often as
 *  needed, deletes who had deleted their account since. Ends with 0 once nothing is left to do. Runs with the API's environment. */
const { values } = parseArgs({
  options: { 'give-back': { type: 'boolean' }, 'delete-again': { type: 'string', multiple: true } },
})
const gone = values['delete-again'] ?? []
for (const id of gone)
  if (!v.is(v.pipe(v.string(), v.uuid()), id))
    throw new Error(`--delete-again ${id}: the id of an account, as the log has it`)
const say = (line: string) => process.stdout.write(`${line}\n`)

const platform = createPlatform()

/** One that Stripe refuses, such as a payment that its bank is still thinking about, is for another time. */
const isGivenBack = (payment: LostPayment): Promise<boolean> =>
  giveBackLost(platform, payment).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      say(error.message)
      return false
    },
  )

let isAllDone = true
for (const accountId of gone) {
  const outcome = await deleteAgain(platform, accountId).then(
    () => 'deleted',
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return error.code
    },
  )
  // None, or deleted: that is what is wanted.
  if (outcome !== 'deleted' && outcome !== 'unauthenticated') isAllDone = false
  say(`${accountId}  ${outcome === 'unauthenticated' ? 'is gone' : outcome}`)
}

const { until, events, accepted, released, balances, refunded, broken, lost } = await lookAfterRestore(platform)
say(`Everything up to ${until === undefined ? 'nothing at all' : new Date(until).toISOString()}`)
say(`${events} events of Stripe and ${balances} balances taken in`)
say(`${accepted} requests accepted again, ${released} payments released again`)
for (const { reference, status, pence } of refunded)
  say(
    `${reference}  ${status}  ${pence} pence went back that nothing here says  -> money.ts --cancel ${reference} --because other, before a worker starts`,
  )
for (const rule of broken) say(`✗ ${rule}`)
const isOther = isAnotherAtWork(lost, platform.clock.now())
if (values['give-back'] && isOther)
  say('A payment is younger than ten minutes: another database is at work, or was just now. Nothing is given back.')
for (const payment of lost) {
  const { intent, of, at, pence, state, payer } = payment
  const isGiven = values['give-back'] && !isOther && (await isGivenBack(payment))
  if (!isGiven) isAllDone = false
  const whose = payer ?? 'a customer that is gone'
  say(
    `${intent}  ${new Date(at).toISOString()}  ${pence} pence ${state}, of ${whose} to ${of.providerId}  ${isGiven ? 'given back' : '-> --give-back'}`,
  )
}
process.exitCode = isAllDone && broken.length + refunded.length === 0 ? 0 : 1
if (process.exitCode === 0) say('Nothing is left to do')
await platform.database.end()

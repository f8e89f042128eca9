import * as v from 'valibot'
import { expansion, flag, integer } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { payoutSettings, settingsView } from '#payment/payout-settings.ts'

const retrieveSettings = route({
  method: 'GET',
  path: '/v1/balance_settings',
  forAccount: true,
  params: v.strictObject(expansion),
  handle: (world, { account }) => settingsView(payoutSettings(world, account)),
})

const updateSettings = route({
  method: 'POST',
  path: '/v1/balance_settings',
  forAccount: true,
  params: v.strictObject({
    ...expansion,
    payments: v.optional(
      v.strictObject({
        debit_negative_balances: v.optional(flag),
        payouts: v.optional(
          v.strictObject({
            schedule: v.optional(v.strictObject({ interval: v.optional(v.picklist(['daily', 'manual'])) })),
            minimum_balance_by_currency: v.optional(
              v.union([
                v.literal(''),
                v.strictObject({ gbp: v.union([v.literal(''), v.pipe(integer, v.minValue(0))]) }),
              ]),
            ),
          }),
        ),
      }),
    ),
  }),
  handle: (world, { params: { payments }, account }) => {
    const before = payoutSettings(world, account)
    const { schedule, minimum_balance_by_currency: minimum } = payments?.payouts ?? {}
    const after = {
      id: before.id,
      interval: schedule?.interval ?? before.interval,
      minimum: minimum === undefined ? before.minimum : minimumOf(minimum),
      debitsNegative: payments?.debit_negative_balances ?? before.debitsNegative,
    }
    world.store.put('balance_settings', after)
    return settingsView(after)
  },
})

/** Empty text takes a minimum away. */
const minimumOf = (given: '' | { gbp: '' | number }) => (given === '' || given.gbp === '' ? null : given.gbp)

export const balanceSettings: Resource = {
  object: 'balance_settings',
  expandable: {},
  routes: [retrieveSettings, updateSettings],
}

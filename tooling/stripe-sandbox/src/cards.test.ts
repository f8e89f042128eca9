import { expect, test } from 'vitest'
import { refusal, testSandbox } from './testing/sandbox.ts'

const params = { amount: 5000, currency: 'gbp', confirm: true } as const

test.for([
  { number: '4000000000000002', code: 'card_declined', decline: 'generic_decline' },
  { number: '4000000000009995', code: 'card_declined', decline: 'insufficient_funds' },
  { number: '4000000000009987', code: 'card_declined', decline: 'lost_card' },
  { number: '4000000000009979', code: 'card_declined', decline: 'stolen_card' },
  { number: '4000000000000069', code: 'expired_card', decline: '' },
  { number: '4000000000000127', code: 'incorrect_cvc', decline: '' },
  { number: '4000000000000119', code: 'processing_error', decline: '' },
  { number: '4000000000006975', code: 'card_declined', decline: 'card_velocity_exceeded' },
  { number: '4100000000000019', code: 'card_declined', decline: 'fraudulent' },
  { number: '4000000000000341', code: 'card_declined', decline: 'generic_decline' },
])('$number is declined: $code $decline', async ({ number, code, decline }) => {
  const { stripe } = await testSandbox()
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
  const error = await refusal(
    stripe.paymentIntents.create({ ...params, payment_method_data: { type: 'card', card } as never }),
  )
  expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code: decline })
  expect(error.payment_intent).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { code, charge: error.charge, payment_method: { card: { last4: number.slice(-4) } } },
  })
  const failed = await stripe.charges.retrieve(String(error.charge))
  expect(failed).toMatchObject({ status: 'failed', paid: false, failure_code: code })
  const { data } = await stripe.events.list({ types: ['charge.failed', 'payment_intent.payment_failed'] })
  expect(data).toHaveLength(2)
})

test.for([
  { number: '4242424242424241', code: 'incorrect_number', decline: '' },
  { number: '4539578763621486', code: 'card_declined', decline: 'test_mode_live_card' },
])('$number is not taken at all', async ({ number, code, decline }) => {
  const { stripe } = await testSandbox()
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
  const error = await refusal(stripe.paymentMethods.create({ type: 'card', card }))
  expect(error).toMatchObject({ statusCode: 402, code, decline_code: decline })
})

test.for([
  { exp_month: 13, exp_year: 2040, cvc: '123', code: 'invalid_expiry_month' },
  { exp_month: 12, exp_year: 2020, cvc: '123', code: 'invalid_expiry_year' },
  { exp_month: 12, exp_year: 2040, cvc: '12', code: 'invalid_cvc' },
])('a card with $code is refused', async ({ code, ...rest }) => {
  const { stripe } = await testSandbox()
  const card = { number: '4242424242424242', ...rest }
  expect(await refusal(stripe.paymentMethods.create({ type: 'card', card }))).toMatchObject({ statusCode: 402, code })
})

test.for([
  { card: 'pm_card_visa', offSession: 'succeeded' },
  { card: 'pm_card_authenticationRequiredOnSetup', offSession: 'succeeded' },
  { card: 'pm_card_authenticationRequiredSetupForOffSession', offSession: 'succeeded' },
  { card: 'pm_card_authenticationRequired', offSession: 'authentication_required' },
])('$card, saved while paying, comes to $offSession when charged later', async ({ card, offSession }) => {
  const { stripe, sandbox } = await testSandbox()
  const customer = (await stripe.customers.create({ name: 'Ada Client' })).id
  const first = await stripe.paymentIntents.create({
    ...params,
    customer,
    capture_method: 'manual',
    setup_future_usage: 'off_session',
    payment_method: card,
  })
  if (first.status === 'requires_action') await answerChallenge(sandbox.url, first, 'complete')
  const [saved] = (await stripe.customers.listPaymentMethods(customer)).data
  const later = { ...params, customer, payment_method: saved?.id ?? '', off_session: true }
  const charge = await stripe.paymentIntents.create(later).then(
    ({ status }) => status,
    (error: { code: string }) => error.code,
  )
  expect(charge).toBe(offSession)
})

test('an off-session charge that needs the client recovers on the same intent', async () => {
  const { stripe, sandbox } = await testSandbox()
  const customer = (await stripe.customers.create({})).id
  const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer })
  const later = { ...params, customer, payment_method: method.id, off_session: true }
  const { payment_intent: failed } = await refusal(stripe.paymentIntents.create(later))
  expect(failed?.status).toBe('requires_payment_method')

  const id = failed?.id ?? ''
  await stripe.paymentIntents.update(id, { payment_method: failed?.last_payment_error?.payment_method?.id ?? '' })
  const asked = await stripe.paymentIntents.confirm(id, { return_url: 'https://ginipig.test/pay-full/1' })
  expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  await answerChallenge(sandbox.url, asked, 'complete')
  const paid = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(paid).toMatchObject({
    status: 'succeeded',
    latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
  })
})

test.for([
  { card: 'pm_card_threeDSecureRequiredChargeDeclined', outcome: 'complete', code: 'card_declined' },
  { card: 'pm_card_threeDSecure2Required', outcome: 'fail', code: 'payment_intent_authentication_failure' },
])('$card after $outcome: $code', async ({ card, outcome, code }) => {
  const { stripe, sandbox } = await testSandbox()
  const intent = await stripe.paymentIntents.create({ ...params, payment_method: card })
  await answerChallenge(sandbox.url, intent, outcome)
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { code },
  })
})

test('a card used without being saved cannot be used again', async () => {
  const { stripe } = await testSandbox()
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  await stripe.paymentIntents.create({ ...params, payment_method: method.id })
  const again = await refusal(stripe.paymentIntents.create({ ...params, payment_method: method.id }))
  expect(again.message).toContain('It may not be used again.')
})

test("somebody else's saved card cannot be used", async () => {
  const { stripe } = await testSandbox()
  const [ada, bob] = [await stripe.customers.create({}), await stripe.customers.create({})]
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: ada.id })
  const taken = await refusal(stripe.paymentIntents.create({ ...params, customer: bob.id, payment_method: method.id }))
  expect(taken.message).toContain('does not have a payment method with the ID')
})

test('a card is saved by a setup intent, listed, and taken away', async () => {
  const { stripe } = await testSandbox()
  const customer = (await stripe.customers.create({})).id
  const setup = await stripe.setupIntents.create({ customer, confirm: true, payment_method: 'pm_card_mastercard' })
  expect(setup).toMatchObject({ status: 'succeeded', usage: 'off_session' })
  const [saved] = (await stripe.paymentMethods.list({ customer, type: 'card' })).data
  expect(saved).toMatchObject({ id: setup.payment_method, customer, card: { brand: 'mastercard' } })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: saved?.id ?? '' } })
  const whole = await stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] })
  expect(whole).toMatchObject({ invoice_settings: { default_payment_method: { card: { last4: '4444' } } } })

  await stripe.paymentMethods.detach(saved?.id ?? '')
  expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([])
  const { message } = await refusal(stripe.paymentMethods.attach(saved?.id ?? '', { customer }))
  expect(message).toContain('was detached from a Customer')
})

test('a declining card is not saved; one that fails only on charges is', async () => {
  const { stripe } = await testSandbox()
  const customer = (await stripe.customers.create({})).id
  const declined = await refusal(
    stripe.setupIntents.create({ customer, confirm: true, payment_method: 'pm_card_chargeDeclined' }),
  )
  expect(declined).toMatchObject({
    code: 'card_declined',
    setup_intent: { status: 'requires_payment_method', last_setup_error: { code: 'card_declined' } },
  })
  expect(await refusal(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }))).toMatchObject({
    statusCode: 402,
  })
  const setup = await stripe.setupIntents.create({
    customer,
    confirm: true,
    payment_method: 'pm_card_chargeCustomerFail',
  })
  expect(setup.status).toBe('succeeded')
})

test('a test can order what comes of the next charge', async () => {
  const { stripe, sandbox } = await testSandbox()
  const customer = (await stripe.customers.create({})).id
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  sandbox.control.nextOutcome(method.id, 'insufficient_funds')
  const intent = { ...params, customer, payment_method: method.id, off_session: true }
  expect(await refusal(stripe.paymentIntents.create(intent))).toMatchObject({ decline_code: 'insufficient_funds' })
  expect((await stripe.paymentIntents.create(intent)).status).toBe('succeeded')
})

/** What the challenge dialog of the browser script does. */
async function answerChallenge(url: string, intent: { id: string; client_secret: string | null }, outcome: string) {
  const answer = await fetch(`${url}/v1/payment_intents/${intent.id}/_sandbox_3ds`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome }),
  })
  expect(answer.status).toBe(200)
}

test('4000000000005423 goes through, and its network warns of fraud a moment later', async () => {
  const { stripe, sandbox } = await testSandbox()
  const intent = await stripe.paymentIntents.create({ ...params, payment_method: 'pm_card_createIssuerFraudRecord' })
  sandbox.control.settle()
  sandbox.control.settle()
  const { data } = await stripe.events.list({ type: 'radar.early_fraud_warning.created' })
  const warning = Object(data[0]?.data.object)
  expect(warning).toMatchObject({ actionable: true, charge: intent.latest_charge, payment_intent: intent.id })
  expect(await stripe.radar.earlyFraudWarnings.retrieve(warning.id)).toMatchObject({ id: warning.id, actionable: true })
  await stripe.refunds.create({ payment_intent: intent.id })
  expect((await stripe.radar.earlyFraudWarnings.retrieve(warning.id)).actionable).toBe(false)
})

test('a payment that is only held can be warned of too, until it is let go', async () => {
  const { stripe, sandbox } = await testSandbox()
  const intent = await stripe.paymentIntents.create({
    ...{ ...params, payment_method: 'pm_card_visa', capture_method: 'manual' },
  })
  sandbox.control.warnOfFraud(intent.id)
  const { data } = await stripe.events.list({ type: 'radar.early_fraud_warning.created' })
  const { id } = Object(data[0]?.data.object)
  expect((await stripe.radar.earlyFraudWarnings.retrieve(id)).actionable).toBe(true)
  await stripe.paymentIntents.cancel(intent.id)
  expect((await stripe.radar.earlyFraudWarnings.retrieve(id)).actionable).toBe(false)
})

test('4000000000009235 goes through, and is to be looked at', async () => {
  const { stripe } = await testSandbox()
  const intent = await stripe.paymentIntents.create({
    ...{ ...params, payment_method: 'pm_card_riskLevelElevated' },
    expand: ['latest_charge.review'],
  })
  expect(intent).toMatchObject({
    status: 'succeeded',
    latest_charge: { outcome: { risk_level: 'elevated' }, review: { open: true, payment_intent: intent.id } },
  })
  const { data } = await stripe.events.list({ type: 'review.opened' })
  const { id } = Object(data[0]?.data.object)
  expect((await stripe.reviews.retrieve(id)).opened_reason).toBe('rule')
})

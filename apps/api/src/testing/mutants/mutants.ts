/** A defect that somebody could well write, and the test file that must not let it through. */
export type Mutant = {
  name: string
  /** In which package, from the repository's root; the API where it is left out. */
  in?: 'packages/domain'
  file: string
  find: string
  put: string
  /** Of the same package. */
  test: string
}

const booking = 'src/modules/booking'
const payment = 'src/modules/payment'

/** The planted bugs of money.md test 40 and of trust.md §3.4. */
export const mutants: readonly Mutant[] = [
  {
    name: 'drop the exclusion constraint',
    file: 'src/migrations/0013-read-at-any-size.sql',
    find: `drop constraint booking_provider_busy,
  add constraint booking_provider_busy exclude using gist (provider_id with =, during with &&, slot_id with <>)
    where (status in ('pending_payment', 'requested', 'accepting', 'confirmed'));`,
    put: 'drop constraint booking_provider_busy;',
    test: `${booking}/booking-hold.test.ts`,
  },
  {
    name: 'ignore what is only held',
    file: 'src/migrations/0013-read-at-any-size.sql',
    find: `where (status in ('pending_payment', 'requested', 'accepting', 'confirmed'));`,
    put: `where (status in ('requested', 'accepting', 'confirmed'));`,
    test: `${booking}/booking-hold.test.ts`,
  },
  {
    name: 'no idempotency row',
    file: 'src/platform/http/idempotency.ts',
    find: 'if (mine) break',
    put: 'if (mine || call.key) break',
    test: 'src/platform/http/idempotency.test.ts',
  },
  {
    name: 'a key good for any body',
    file: 'src/platform/http/idempotency.ts',
    find: 'if (row && !hashes.some((hash) => hash.equals(row.body_hash)))',
    put: 'if (!row)',
    test: `${booking}/booking-payment.test.ts`,
  },
  {
    name: 'accept without compare-and-set',
    file: `${booking}/steps.ts`,
    find: '  refuseStep(booking, action, actor, now)\n',
    put: '',
    test: `${booking}/booking.test.ts`,
  },
  {
    name: 'an answer after its deadline',
    in: 'packages/domain',
    file: 'src/booking/life-cycle.ts',
    find: `approval === 'automatic' || now < (respondBy ?? 0)`,
    put: `approval === 'automatic' || now <= (respondBy ?? 0)`,
    test: 'src/booking/life-cycle.test.ts',
  },
  {
    name: 'no event dedupe',
    file: `${payment}/payment.sql.ts`,
    find: 'on conflict (id) do nothing returning 1 as fresh`',
    put: 'on conflict (id) do update set processed_at = null returning 1 as fresh`',
    test: `${payment}/webhook.test.ts`,
  },
  {
    name: 'a source booked twice',
    file: `${payment}/ledger.sql.ts`,
    find: '[txn.providerId, txn.source, txn.sourceId, txn.bookingId, at(txn.now)]',
    put: '[txn.providerId, txn.source, txn.sourceId + process.hrtime.bigint(), txn.bookingId, at(txn.now)]',
    test: `${payment}/webhook.test.ts`,
  },
  {
    name: 'a forged webhook is read',
    file: `${payment}/events.ts`,
    find: 'const event = stripe.webhooks.constructEvent(raw, signature, secret)',
    put: 'const event = JSON.parse(raw.toString() || signature || secret)',
    test: `${payment}/webhook.test.ts`,
  },
  {
    name: '200 on somebody else’s booking',
    file: `${booking}/steps.ts`,
    find: 'if (booking?.client_id !== clientId)',
    put: 'if (!booking || !clientId)',
    test: 'src/access-matrix.test.ts',
  },
  {
    name: 'refund twice',
    file: `${payment}/operations.ts`,
    find: `ask: refund, lost: findRefund, endsWith: 'answer'`,
    put: 'ask: refund, lost: findRefund',
    test: `${booking}/idempotent-money.test.ts`,
  },
  {
    name: 'a refund under a fresh key each time',
    file: `${payment}/operations.ts`,
    find: `reason: 'requested_by_customer', metadata: named(op) },
    { idempotencyKey: op.id },`,
    put: `reason: 'requested_by_customer', metadata: named(op) },
    { idempotencyKey: String(process.hrtime.bigint()) },`,
    test: `${booking}/idempotent-money.test.ts`,
  },
  {
    name: 'a transfer under a fresh key each time',
    file: `${payment}/operations.ts`,
    find: `...(isOfCharge && source !== undefined ? { source_transaction: source } : {}),
    },
    { idempotencyKey: op.id },`,
    put: `...(isOfCharge && source !== undefined ? { source_transaction: source } : {}),
    },
    { idempotencyKey: String(process.hrtime.bigint()) },`,
    test: `${booking}/idempotent-money.test.ts`,
  },
  {
    name: 'a balance under a fresh key each time',
    file: `${payment}/operations.ts`,
    find: 'const key = { idempotencyKey: op.id }',
    put: 'const key = { idempotencyKey: String(process.hrtime.bigint()) }',
    test: `${booking}/idempotent-money.test.ts`,
  },
  {
    name: 'key reused after 24 h',
    file: `${payment}/operations.ts`,
    find: 'const KEY_SAFE_MS = 20 * HOUR_MS',
    put: 'const KEY_SAFE_MS = 2_000 * HOUR_MS',
    test: `${booking}/stuck-money.test.ts`,
  },
  {
    name: 'op closed without compare-and-set',
    file: `${payment}/payment.sql.ts`,
    find: `where provider_id = $1 and id = $2 and status = 'pending' returning 1 as closed`,
    put: 'where provider_id = $1 and id = $2 returning 1 as closed',
    test: `${booking}/idempotent-money.test.ts`,
  },
  {
    name: 'busy guard dropped',
    file: 'src/migrations/0024-life-of-a-booking.sql',
    find: `create unique index payment_op_one_moving on payment_op (provider_id, booking_id)
  where status = 'pending' and kind in ('capture', 'void', 'charge');`,
    put: '',
    test: `${booking}/booking.test.ts`,
  },
  {
    name: 'sweeper off',
    file: 'src/sweep.ts',
    find: `await each('expired', readDueRequests, (booking) => expire(platform, booking))`,
    put: `await each('expired', readDueRequests, async (booking) => void [expire, booking])`,
    test: `${booking}/booking.test.ts`,
  },
  {
    name: 'balances never asked for',
    file: 'src/sweep.ts',
    find: 'opened += isOpened ? 1 : 0',
    put: 'opened += isOpened ? 1 : 0\n      break',
    test: `${booking}/balance.test.ts`,
  },
  {
    name: 'cut off before Stripe said that nothing can be taken',
    file: `${booking}/balance.ts`,
    find: `if (await endBalance(sql, key, now)) await takeStep`,
    put: `await endBalance(sql, key, now)\n    await takeStep`,
    test: `${booking}/balance-by-hand.test.ts`,
  },
  {
    name: 'captured for a booking that ended, and kept',
    file: `${booking}/payment-listener.ts`,
    find: `if (freesPlace(booking.status) && booking.captured === 0) await oweBack(platform, sql, booking, news)\n  else if`,
    put: `if (freesPlace(booking.status) && booking.captured === 0) void [oweBack, news]\n  else if`,
    test: `${booking}/stuck-money.test.ts`,
  },
  {
    name: 'released while a bank decides',
    in: 'packages/domain',
    file: 'src/booking/life-cycle.ts',
    find: `const isUndisputed: Guard = ({ paymentStatus }) => paymentStatus !== 'disputed'`,
    put: `const isUndisputed: Guard = ({ paymentStatus }) => paymentStatus !== 'unpaid'`,
    test: 'src/booking/life-cycle.test.ts',
  },
  {
    name: 'rounding',
    in: 'packages/domain',
    file: 'src/money/percentage.ts',
    find: 'Math.floor(',
    put: 'Math.ceil(',
    test: 'src/booking/price-split.test.ts',
  },
  {
    name: 'local-time arithmetic',
    in: 'packages/domain',
    file: 'src/booking/deadline.ts',
    find: 'export const balanceAt = (startsAt: number, policy: ClientPolicy) => startsAt - policy.balanceBeforeMs',
    put: `const wall = (at: number) =>
  Date.parse(new Date(at).toLocaleString('sv', { timeZone: 'Europe/London' }).replace(' ', 'T').concat('Z')) - at
export const balanceAt = (startsAt: number, policy: ClientPolicy) =>
  startsAt - policy.balanceBeforeMs + wall(startsAt) - wall(startsAt - policy.balanceBeforeMs)`,
    test: 'src/booking/deadline.test.ts',
  },
  {
    name: 'a block that only hides the page',
    file: `${booking}/hold.ts`,
    find: 'if (await isBlocked(sql, clientId, providerId))',
    put: 'if (!isBlocked)',
    test: 'src/modules/message/block.test.ts',
  },
  {
    name: 'row before file',
    file: 'src/modules/document/document.ts',
    find: '  await platform.files.add(fileName, bytes)\n  try {',
    put: '  void platform.files.add(fileName, bytes).catch(() => undefined)\n  try {',
    test: 'src/modules/document/document.test.ts',
  },
]

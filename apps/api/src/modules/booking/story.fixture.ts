import fc from 'fast-check'

/** What is drawn by chance: who does what, and what happens to them. */
export const CLIENTS = 3
export const SLOTS = 3
/** Among the slots of the world: some days away, so that there is time for every deadline. */
export const FIRST_SLOT = 12

export const cards = ['pm_card_visa', 'pm_card_visa_chargeDeclined', 'pm_card_threeDSecure2Required'] as const

export type Card = (typeof cards)[number]

/** The ways in which a booking is over. */
export const ends = [
  'declined',
  'expired',
  'payment_failed',
  'withdrawn',
  'cancelled_by_client',
  'cancelled_by_provider',
  'cancelled_unpaid',
  'no_show',
  'released',
]

type Hold = { do: 'hold'; client: number; slot: number }
/** The whole way to a request, as most people go it. */
type Book = { do: 'book'; client: number; slot: number; plan: 'deposit' | 'full'; card: Card }
/** What is done by a button alone; `late` ones mean something once the booking stands. */
const late = [
  'cancel',
  'cancel',
  'cancel',
  'refuse',
  'balance',
  'contest',
  'call off',
  'no show',
  'complete',
  'pay out',
] as const
export type Act =
  | { do: 'give' | 'sync' | 'release' | 'withdraw' | 'accept' | 'decline' | (typeof late)[number]; client: number }
  | { do: 'move'; client: number; slot: number }
  | { do: 'start'; client: number; plan: 'deposit' | 'full' }
  | { do: 'confirm'; client: number; card: Card }
/** The day comes, and the provider says how it went. */
/** What a client's bank and an operator do to it: `draw` says to which of several, and how. */
const atBank = ['warn', 'dispute', 'decide dispute', 'send refund back', 'grant', 'waive fee', 'keep fee'] as const
export type BankAct = { do: (typeof atBank)[number]; draw: number }
type Visit = { do: 'visit'; client: number; went: 'no show' | 'complete' }
export type Happening =
  | { do: 'wait'; minutes: number }
  /** So many hours before the slots' day begins, or after; never back. */
  | { do: 'approach'; hours: number }
  | { do: 'jobs' | 'sweep' | 'repeat-webhooks' | 'lose-webhook' | 'shuffle-webhooks' }
export type Step = Hold | Book | Visit | Act | (BankAct & { client: number }) | Happening

const client = fc.nat(CLIENTS - 1)

const plan = fc.constantFrom('deposit' as const, 'full' as const)
const slot = fc.nat(SLOTS - 1)

/** Mostly a card that works, or few stories would get as far as an acceptance. */
const bookCard = fc.oneof(
  { weight: 3, arbitrary: fc.constant(cards[0]) },
  { weight: 1, arbitrary: fc.constantFrom(...cards) },
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('book' as const), client, slot, plan, card: bookCard }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('hold' as const), client, slot }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('give' as const), client }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      client,
      plan: fc.constantFrom('deposit' as const, 'full' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('confirm' as const), client, card: fc.constantFrom(...cards) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('sync', 'accept', 'accept', 'decline', 'withdraw', 'release'),
      client,
    }) as fc.Arbitrary<Step>,
  }, // each word is one of the second form
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 14, 17, 300) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('jobs', 'sweep', 'repeat-webhooks', 'lose-webhook', 'shuffle-webhooks'),
    }) as fc.Arbitrary<Step>,
  }, // as above, of the last form
)

const lateStep = (hasBanks: boolean): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constantFrom(...late), client }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), client, slot }) },
    { weight: hasBanks ? 4 : 0, arbitrary: fc.record({ do: fc.constantFrom(...atBank), draw: fc.nat(30), client }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('visit' as const),
        client,
        went: fc.constantFrom('no show' as const, 'complete' as const),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('approach' as const),
        hours: fc.constantFrom(60, 37, 35, 29, 23, 11, 1, -1, -3, -9, -26, -60),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom('jobs', 'sweep', 'sweep', 'repeat-webhooks', 'lose-webhook', 'shuffle-webhooks'),
      }) as fc.Arbitrary<Step>,
    }, // each word is one of the last form
  )

/** One step after another, or two at the same moment. */
const moments = (one: fc.Arbitrary<Step>, minLength: number, maxLength: number) =>
  fc.array(
    fc.oneof({ weight: 3, arbitrary: one.map((alone) => [alone]) }, { weight: 1, arbitrary: fc.tuple(one, one) }),
    { minLength, maxLength },
  )

/** Most of those who asked are said yes to, or nothing would stand. */
const answers = fc
  .subarray([...Array(CLIENTS).keys()], { minLength: CLIENTS - 1 })
  .map((those): Step[] => those.map((client) => ({ do: 'accept', client })))

/** People come to a booking, or don't; what stands when the jobs are done is lived through.
 *  @param hasBanks - whether banks and operators have a hand in it, which takes many stories to come to anything */
export const story = (hasBanks: boolean) =>
  fc
    .tuple(moments(step, 8, 24), answers, moments(lateStep(hasBanks), 6, 24))
    .map(([before, yes, after]): Step[][] => [...before, yes, [{ do: 'jobs' }], ...after])

const [visa, refused] = cards
const book = (client: number, plan: Book['plan'], card: Card = visa): Step[] => [
  { do: 'book', client, slot: client, plan, card },
]
const alone = (...steps: Step[]): Step[][] => steps.map((one) => [one])
const sweepAt = (hours: number): Step[] => [{ do: 'approach', hours }, { do: 'sweep' }]

/** A story for each end, so that none is left to chance: withdrawn, declined and expired; never paid, cancelled by the one and
 *  by the other; its balance refused at each try until the cut-off, nobody came, done. */
export const everyEnd: Step[][][] = [
  [
    book(0, 'deposit'),
    book(1, 'full'),
    book(2, 'deposit'),
    ...alone({ do: 'withdraw', client: 0 }, { do: 'decline', client: 1 }),
  ],
  [
    book(0, 'full', refused),
    ...[book(1, 'deposit'), book(2, 'full')],
    ...alone({ do: 'accept', client: 1 }, { do: 'accept', client: 2 }, { do: 'jobs' }),
    ...alone({ do: 'cancel', client: 1 }, { do: 'call off', client: 2 }),
  ],
  [
    ...[book(0, 'deposit'), book(1, 'full'), book(2, 'full')],
    ...alone({ do: 'accept', client: 0 }, { do: 'accept', client: 1 }, { do: 'accept', client: 2 }, { do: 'jobs' }),
    ...[35, 29, 23].flatMap((hours) => alone({ do: 'refuse', client: 0 }, ...sweepAt(hours))),
    ...alone(...sweepAt(11), { do: 'visit', client: 1, went: 'no show' }, { do: 'visit', client: 2, went: 'complete' }),
  ],
]

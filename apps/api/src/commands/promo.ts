import { parseArgs } from 'node:util'
import { categories } from '@ginipig/domain/listing'
import { PromoCode } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endPromo, insertPromo, readPromos } from '#modules/booking/promo.sql.ts'
import { openDatabase } from '#platform/database/sql.ts'

/** An operator's promo codes, until there is a desk for them (docs/operations.md, "Promo codes"): `node src/commands/promo.ts` lists
 *  them; `--make SPRING5 --pence 500` or `--make SPRING10 --percent 10 --cap 1000`, with `--until 2026-05-31`, `--uses 100`,
 *  `--per-client 1`, `--minimum 2000`, `--category hair`, `--first`; `--end SPRING5`. Sums in pence. */
const whole = v.pipe(v.string(), v.regex(/^[1-9]\d{0,7}$/, 'a whole number above 0'), v.transform(Number))
const Given = v.object({
  make: v.optional(PromoCode),
  end: v.optional(PromoCode),
  pence: v.optional(whole),
  percent: v.optional(v.pipe(whole, v.maxValue(100))),
  cap: v.optional(whole),
  minimum: v.optional(whole),
  uses: v.optional(whole),
  'per-client': v.optional(whole),
  until: v.optional(v.pipe(v.string(), v.isoDate())),
  category: v.optional(v.picklist(categories)),
  first: v.optional(v.boolean()),
})
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    ...{ make: text, end: text, pence: text, percent: text, cap: text, minimum: text, uses: text, 'per-client': text },
    ...{ until: text, category: text, first: { type: 'boolean' } },
  },
})
const given = v.parse(Given, values)
const { make, end, ...terms } = given
if (make !== undefined && end !== undefined) throw new Error('--make or --end, one at a time')
if (make === undefined && Object.values(terms).some((one) => one !== undefined))
  throw new Error('All but --end is about a code that --make makes')
if (given.make !== undefined && (given.pence === undefined) === (given.percent === undefined))
  throw new Error('--make needs --pence or --percent')

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const database = openDatabase(url, { poolSize: 1, onError: () => undefined })
const now = Date.now()
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)

if (given.make !== undefined) {
  const isMade = await insertPromo(database, {
    code: given.make,
    pence: given.pence ?? null,
    rate: given.percent === undefined ? null : given.percent * 100,
    cap: given.cap ?? null,
    minimum: given.minimum ?? 0,
    startsAt: now,
    // The day named is its last one, by UTC.
    endsAt: given.until === undefined ? null : Date.parse(given.until) + 86_400_000,
    uses: given.uses ?? null,
    usesPerClient: given['per-client'] ?? 1,
    isForFirst: given.first ?? false,
    category: given.category ?? null,
    now,
  })
  process.stdout.write(isMade ? 'Made\n' : 'There is a code of that name\n')
  process.exitCode = isMade ? 0 : 1
} else if (given.end !== undefined) {
  const isEnded = await endPromo(database, given.end, now)
  process.stdout.write(isEnded ? 'Ended\n' : 'No such code, or it has ended\n')
  process.exitCode = isEnded ? 0 : 1
} else {
  for (const one of await readPromos(database)) {
    const worth = one.pence === null ? `${(one.rate ?? 0) / 100} %` : `${one.pence} p`
    const uses = `${one.used} of ${one.uses ?? 'any'}`
    const until = one.endsAt === null ? 'no end' : `until ${day(one.endsAt - 1)}`
    process.stdout.write(`${one.code}  ${worth}  used ${uses}  ${until}\n`)
  }
}
await database.end()

import { type Category, categories } from '@ginipig/domain/listing'
import { PromoCode, PromoTerms } from '@ginipig/domain/payment'
import { DAY_MS, formatDate } from '@ginipig/domain/time'
import * as v from 'valibot'
import { endPromo, type PromoRow, readPromos } from '#modules/booking/promo.sql.ts'
import { endOfPromo, makePromo } from '#modules/booking/promo.ts'
import { html, type Markup } from '#platform/html/html.ts'
import { optionalField, Sum } from '../fields.ts'
import { action, type DeskPage, type Visit } from '../page.ts'
import { badge, facts, field, form, link, panel, select, sum, tablePanel, when } from '../parts.ts'

const whole = optionalField(v.pipe(v.string(), v.regex(/^\d{1,8}$/, 'invalid'), v.transform(Number)))

/** The terms of a code as its form sends them. */
const Form = v.pipe(
  v.object({
    ...{ code: PromoCode, pence: optionalField(Sum), percent: whole, cap: optionalField(Sum) },
    ...{ minimum: optionalField(Sum), uses: whole, usesPerClient: whole, until: optionalField(v.string()) },
    category: v.optional(
      v.union([
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        v.picklist(categories),
      ]),
    ),
    isForFirst: v.pipe(
      v.optional(v.string(), ''),
      v.transform((ticked) => ticked === 'yes'),
    ),
  }),
  v.transform((typed): v.InferInput<typeof PromoTerms> => typed),
  PromoTerms,
)

const categoryWords = ({ i18n }: Visit): Record<Category, string> => ({
  hair: i18n._('Hair'),
  beauty: i18n._('Beauty'),
  wellness: i18n._('Wellness'),
  coaching: i18n._('Coaching'),
})

const isOver = ({ endsAt }: PromoRow, now: number) => endsAt !== null && endsAt <= now

type Money = (pence: number) => string

function worthOf({ pence, rate, cap }: PromoRow, { i18n }: Visit, money: Money): string {
  if (pence !== null) return money(pence)
  const percent = (rate ?? 0) / 100
  return cap === null
    ? i18n._('{percent}%', { percent })
    : i18n._('{percent}%, at most {cap}', { percent, cap: money(cap) })
}

const usedOf = ({ used, uses }: PromoRow, { i18n }: Visit): string =>
  uses === null ? i18n._('{used}, no limit', { used }) : i18n._('{used} of {uses}', { used, uses })

/** A code ends with its last day, by UTC, or at the moment when it was ended. */
function untilOf(promo: PromoRow, { i18n, now }: Visit): Markup {
  const { endsAt } = promo
  if (endsAt === null) return html`${i18n._('No end')}`
  const lastDay = endsAt % DAY_MS === 0 ? html`${formatDate(endsAt - 1, 'UTC')}` : when(endsAt)
  return html`${lastDay}${isOver(promo, now) ? html` ${badge('neutral', i18n._('Ended'))}` : ''}`
}

function forWhom({ category, isForFirst, usesPerClient }: PromoRow, visit: Visit): string {
  const { i18n } = visit
  const known = categories.find((one) => one === category)
  return [
    known ? categoryWords(visit)[known] : i18n._('Everything'),
    ...(isForFirst ? [i18n._('first booking')] : []),
    ...(usesPerClient > 1 ? [i18n._('{usesPerClient} times a client', { usesPerClient })] : []),
  ].join(', ')
}

function makeForm(visit: Visit): Markup {
  const { i18n } = visit
  const input = field(visit, 'make_code')
  const number = { inputMode: 'numeric', isOptional: true, maxLength: 8 }
  const pounds = { inputMode: 'decimal', isOptional: true, maxLength: 14 }
  return form(visit, 'make_code', {
    fields: [
      html`<p>${i18n._('What a code takes off is ours to pay. It is good from now on.')}</p>`,
      input({ label: i18n._('Code'), name: 'code', maxLength: 20, hint: i18n._('3 to 20 letters and digits.') }),
      html`<div class="pair">${input({ ...pounds, label: i18n._('Takes off, in pounds'), name: 'pence', hint: i18n._('Or a percentage.') })}${input(
        { ...number, label: i18n._('Takes off, in percent'), name: 'percent' },
      )}</div>`,
      html`<div class="pair">${input({ ...pounds, label: i18n._('At most, in pounds'), name: 'cap', hint: i18n._('Of a percentage.') })}${input(
        { ...pounds, label: i18n._('For prices from, in pounds'), name: 'minimum' },
      )}</div>`,
      html`<div class="pair">${input({ ...number, label: i18n._('Uses in all'), name: 'uses', hint: i18n._('Empty: no limit.') })}${input(
        { ...number, label: i18n._('Uses by one client'), name: 'usesPerClient', begins: '1' },
      )}</div>`,
      html`<div class="pair">${input({ label: i18n._('Last day'), name: 'until', type: 'date', isOptional: true, hint: i18n._('Empty: no end.') })}${select(
        visit,
        'make_code',
      )({
        label: i18n._('Category'),
        name: 'category',
        of: [
          { value: '', words: i18n._('Everything') },
          ...categories.map((value) => ({ value, words: categoryWords(visit)[value] })),
        ],
      })}</div>`,
      html`<label class="choice"><input type="checkbox" name="isForFirst" value="yes"${visit.sent?.values.isForFirst === 'yes' ? html` checked` : ''}><span>${i18n._('Only for who never booked')}</span></label>`,
    ],
    needsCode: true,
  })
}

/** Promo codes: all there are, a new one, and one by itself with its end. */
export const codesPages: readonly DeskPage[] = [
  {
    path: '/codes',
    section: 'codes',
    async read({ database, config }, visit) {
      const { i18n } = visit
      const money: Money = (pence) => sum(pence, visit, config.currency)
      const rows = (await readPromos(database)).map((promo) => [
        link(`/admin/codes/${promo.code}`, promo.code),
        worthOf(promo, visit, money),
        usedOf(promo, visit),
        untilOf(promo, visit),
        promo.minimum === 0 ? '—' : money(promo.minimum),
        forWhom(promo, visit),
      ])
      const list = tablePanel(
        i18n._('Promo codes'),
        [
          { head: i18n._('Code') },
          { head: i18n._('Takes off') },
          { head: i18n._('Used') },
          { head: i18n._('Until') },
          { head: i18n._('For prices from'), isNumber: true },
          { head: i18n._('For') },
        ],
        rows,
        i18n._('There is no code yet.'),
      )
      return {
        title: i18n._('Codes'),
        body: html`<div class="columns">${list}${panel(i18n._('New code'), makeForm(visit))}</div>`,
      }
    },
    actions: {
      make_code: action({
        input: Form,
        needsCode: true,
        subjects: ({ code }) => [`/codes/${code}`],
        async run({ database, clock }, { i18n }, _address, terms) {
          const now = clock.now()
          if (terms.until !== undefined && endOfPromo(terms.until) <= now)
            return { done: false, problem: i18n._('Its last day is over already.') }
          return (await makePromo(database, terms, now))
            ? { done: true, to: `/codes/${terms.code}` }
            : { done: false, problem: i18n._('There is a code of that name already.') }
        },
      }),
    },
  },
  {
    path: '/codes/:code',
    section: 'codes',
    async read({ database, config }, visit, { params }) {
      const { i18n, now } = visit
      const promo = (await readPromos(database)).find(({ code }) => code === params.code)
      if (!promo) return undefined
      const money: Money = (pence) => sum(pence, visit, config.currency)
      const terms = facts([
        [i18n._('Takes off'), worthOf(promo, visit, money)],
        [i18n._('Used'), usedOf(promo, visit)],
        [i18n._('Since'), when(promo.startsAt)],
        [i18n._('Until'), untilOf(promo, visit)],
        [i18n._('For prices from'), promo.minimum === 0 ? '—' : money(promo.minimum)],
        [i18n._('For'), forWhom(promo, visit)],
      ])
      const end = form(visit, 'end_code', {
        fields: [
          html`<p>${i18n._('Nobody can use it from now on. Who holds a slot with it and hasn’t paid yet loses it.')}</p>`,
        ],
        isDanger: true,
      })
      return {
        title: promo.code,
        body: html`<p>${link('/admin/codes', i18n._('Codes'))}</p>${panel(i18n._('Its terms'), isOver(promo, now) ? terms : [terms, end])}`,
      }
    },
    actions: {
      end_code: action({
        input: v.object({}),
        async run({ database, clock }, { i18n }, { params }) {
          return (await endPromo(database, params.code ?? '', clock.now()))
            ? { done: true }
            : { done: false, problem: i18n._('There is no such code, or it has ended.') }
        },
      }),
    },
  },
]

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSaid, takeDay } from './said-filters.ts'

/** A Thursday in London; already Friday in Auckland. */
const now = Date.parse('2026-11-26T16:00:00Z')

test.for([
  ['haircut today', 'haircut', ['2026-11-26'], undefined],
  ['brows tomorrow evening leeds', 'brows leeds', ['2026-11-27'], 'night'],
  ['Tommorow: nails', 'nails', ['2026-11-27'], undefined],
  ['facial tonight', 'facial', ['2026-11-26'], 'night'],
  ['massage this weekend in York', 'massage in york', ['2026-11-28', '2026-11-29'], undefined],
  ['wax on Saturday morning', 'wax', ['2026-11-28'], 'morning'],
  ['cut thursday', 'cut', ['2026-11-26'], undefined],
  ['cut on Wednesdays', 'cut', ['2026-12-02'], undefined],
  ['coupe demain après-midi', 'coupe', ['2026-11-27'], 'afternoon'],
  ['massage ce soir', 'massage', ['2026-11-26'], 'night'],
  ['coupe ce week-end', 'coupe', ['2026-11-28', '2026-11-29'], undefined],
  ['soin aujourd’hui', 'soin', ['2026-11-26'], undefined],
  ['tomorrow', '', ['2026-11-27'], undefined],
] as const)('“%s” asks for “%s” on %j', ([line, rest, dates, part]) =>
  expect(takeDay(line, now, 'Europe/London')).toEqual({ rest, dates, part }),
)

test.for(['balayage leeds', 'day spa', 'night cream facial', 'mondayish', ''])('“%s” names no day', (line) =>
  expect(takeDay(line, now, 'Europe/London')).toBeUndefined(),
)

test('a day is one of the place’s calendar', () =>
  expect(takeDay('today', now, 'Pacific/Auckland')?.dates).toEqual(['2026-11-27']))

test('a day may be a date; “black friday” is none', () => {
  expect(takeDay('15 December facial', now, 'Europe/London')).toMatchObject({ rest: 'facial', dates: ['2026-12-15'] })
  expect(takeDay('cut black friday', now, 'Europe/London')).toBeUndefined()
})

const said = (line: string, at = now) => readSaid(line, at, 'Europe/London')

const [saturday, dec15] = [{ date: '2026-11-28' }, { date: '2026-12-15' }]
const [morning, afternoon, night] = [{ part: ['morning'] }, { part: ['afternoon'] }, { part: ['night'] }]

test.for<[string, string, object]>([
  // Days.
  ['haircut today', 'haircut', { date: '2026-11-26' }],
  ['haircut Tomorrow leeds', 'haircut leeds', { date: '2026-11-27' }],
  ['nails the day after tomorrow', 'nails', { date: '2026-11-28' }],
  ['coupe aujourd’hui', 'coupe', { date: '2026-11-26' }],
  ['demain: Coloration', 'Coloration', { date: '2026-11-27' }],
  ['coupe après-demain', 'coupe', { date: '2026-11-28' }],
  ['Balayage Leeds saturday', 'Balayage Leeds', saturday],
  ['saturday', '', saturday],
  ['brows on saturday leeds', 'brows leeds', saturday],
  ['brows saturday in leeds', 'brows in leeds', saturday],
  ['brows on sat leeds', 'brows leeds', saturday],
  ['coupe samedi à Londres', 'coupe à Londres', saturday],
  ['coupe pour samedi', 'coupe', saturday],
  ['cut thursday', 'cut', { date: '2026-11-26' }],
  // "This Friday" is tomorrow.
  ['cut next friday', 'cut', { date: '2026-12-04' }],
  ['cut next tuesday', 'cut', { date: '2026-12-01' }],
  ['coupe vendredi prochain', 'coupe', { date: '2026-11-27' }],
  ['coupe jeudi prochain', 'coupe', { date: '2026-12-03' }],
  ['cut 15 december', 'cut', dec15],
  ['cut on the 15th of December', 'cut', dec15],
  ['Dec 15th cut', 'cut', dec15],
  ['cut tuesday 15 dec 2026', 'cut', dec15],
  ['coupe le 15 décembre', 'coupe', dec15],
  ['coupe mardi 15 déc.', 'coupe', dec15],
  ['1er janvier coupe', 'coupe', { date: '2027-01-01' }],
  ['cut 15/12', 'cut', dec15],
  ['coupe le 15/12/26', 'coupe', dec15],
  ['cut on 5/1', 'cut', { date: '2027-01-05' }],
  ['cut 5 january', 'cut', { date: '2027-01-05' }],
  ['cut 20 may', 'cut', { date: '2027-05-20' }],
  ['march 4 cut', 'cut', { date: '2027-03-04' }],
  ['massage this weekend', 'massage', { weekend: true }],
  ['massage weekend', 'massage', { weekend: true }],
  ['massage at the weekend leeds', 'massage leeds', { weekend: true }],
  ['massage ce week-end', 'massage', { weekend: true }],
  ['massage saturday or sunday', 'massage', { weekend: true }],
  // Parts of the day.
  ['brows tomorrow evening', 'brows', { date: '2026-11-27', ...night }],
  ['brows saturday morning leeds', 'brows leeds', { ...saturday, ...morning }],
  ['brows sat morning', 'brows', { ...saturday, ...morning }],
  ['facial tonight', 'facial', { date: '2026-11-26', ...night }],
  ['facial this afternoon', 'facial', { date: '2026-11-26', ...afternoon }],
  ['coupe ce soir', 'coupe', { date: '2026-11-26', ...night }],
  ['coupe cet après-midi', 'coupe', { date: '2026-11-26', ...afternoon }],
  ['coupe samedi matin', 'coupe', { ...saturday, ...morning }],
  ['coupe demain dans l’après-midi', 'coupe', { date: '2026-11-27', ...afternoon }],
  ['nails in the evening', 'nails', night],
  ['nails evening', 'nails', night],
  ['evening', '', night],
  ['coupe le soir', 'coupe', night],
  ['nails 6pm', 'nails', night],
  ['nails at 6 pm leeds', 'nails leeds', night],
  ['nails after 5pm', 'nails', night],
  ['nails after 3pm', 'nails', { part: ['afternoon', 'night'] }],
  ['nails before 10am', 'nails', morning],
  ['nails before 12pm', 'nails', morning],
  ['nails before 5pm', 'nails', { part: ['morning', 'afternoon'] }],
  ['nails 18:30', 'nails', night],
  ['ongles à 18h', 'ongles', night],
  ['ongles après 17h30', 'ongles', night],
  ['nails saturday at 2pm', 'nails', { ...saturday, ...afternoon }],
  // Prices.
  ['nails under £20', 'nails', { priceMax: 2000 }],
  ['nails under £ 20.50 leeds', 'nails leeds', { priceMax: 2050 }],
  ['nails less than 20', 'nails', { priceMax: 2000 }],
  ['nails under 30 pounds', 'nails', { priceMax: 3000 }],
  ['nails under 30', 'nails', { priceMax: 3000 }],
  ['nails £20 or less', 'nails', { priceMax: 2000 }],
  ['nails max £20', 'nails', { priceMax: 2000 }],
  ['ongles moins de 20 £', 'ongles', { priceMax: 2000 }],
  ['ongles à moins de 20£', 'ongles', { priceMax: 2000 }],
  ['ongles moins de 20 livres', 'ongles', { priceMax: 2000 }],
  ['ongles jusqu’à 20 £', 'ongles', { priceMax: 2000 }],
  ['ongles 20 £ maximum', 'ongles', { priceMax: 2000 }],
  ['cheap haircut leeds', 'haircut leeds', { sort: 'price_low' }],
  ['coiffeur pas cher', 'coiffeur', { sort: 'price_low' }],
  // All of it.
  ['Balayage in Leeds saturday morning under £60', 'Balayage in Leeds', { ...saturday, ...morning, priceMax: 6000 }],
  ['under £60 saturday nails', 'saturday nails', { priceMax: 6000 }],
  ['coupe samedi après-midi moins de 30 £', 'coupe', { ...saturday, ...afternoon, priceMax: 3000 }],
])('“%s” is “%s” with %j', ([line, words, filters]) => expect(said(line)).toEqual({ words, filters }))

test.for([
  // Names, of people, houses and places.
  'Saturday Club',
  'the saturday club',
  'sunday riley facial',
  'Sunday Glowing',
  'cut black friday',
  'good friday',
  'Mayfair',
  'May',
  'May Chen nails',
  'brows April',
  'March',
  'haircut March',
  'June August',
  'sunbed',
  'sun',
  'mon coiffeur',
  'wed hair',
  'weekend glow package',
  'Morning Glory Yoga',
  'morning yoga',
  // Treatments.
  'day spa',
  'night cream facial',
  'hen night',
  'date night makeup',
  'maquillage soir',
  'half head 1/2',
  '1/2 head highlights',
  '24/7 barber',
  'massage 1h30',
  'massage 1:30',
  'massage 90 min',
  'may 20 minutes',
  'under eye filler',
  'under 16 haircut',
  'under 18s',
  'massage less than 30 minutes',
  'massage moins de 30 min',
  'moins de 18 ans',
  'moins de 20 €',
  'moins de 20 euros',
  // What no filter holds.
  'massage next week',
  'massage next weekend',
  'massage le week-end prochain',
  'massage monday or tuesday',
  'massage friday and saturday',
  'massage 12 or 13 december',
  'nails from 5pm to 7pm',
  'nails between 2pm and 6pm',
  'nails under £5',
  'nails under £300',
  'nails over £20',
  'nails £20',
  'nails after 9am',
  'cut 31 november',
  'cut 15/12/2025',
  'cut 30/02',
  '',
])('“%s” stays as it is', (line) => expect(said(line)).toEqual({ words: line, filters: {} }))

test('a day is one of the place’s calendar', () => {
  // Half past midnight in London, still the day before in UTC.
  const summer = Date.parse('2026-07-14T23:30:00Z')
  expect(said('cut today', summer).filters).toEqual({ date: '2026-07-15' })
  const sunday = Date.parse('2026-11-29T10:00:00Z')
  expect(said('cut next sunday', sunday).filters).toEqual({ date: '2026-12-06' })
  expect(said('cut next monday', sunday).filters).toEqual({ date: '2026-11-30' })
  expect(said('cut 29 november', sunday).filters).toEqual({ date: '2026-11-29' })
  expect(said('cut 28 november', sunday).filters).toEqual({ date: '2027-11-28' })
})

test('whatever is typed, the words left are some of those that were, and say nothing more', () => {
  const word = fc.constantFrom(
    ...'on next this saturday sat samedi prochain 15 december dec/ 15/12 the morning evening soir at 6pm 18h under less than £20 20 £ moins de cheap nails in leeds may § tonight'.split(
      ' ',
    ),
    '£',
    '-',
    'L’été',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 9 }), (typed) => {
      const line = typed.join(' ')
      const { words } = said(line)
      const all = line.split(/\s+/)
      expect(words.split(' ').every((one) => one === '' || all.includes(one))).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import { findContactDetails, hasContactDetails } from './contact-details.ts'

const marked = (text: string) =>
  findContactDetails(text).map(({ kind, start, end }) => [kind, text.slice(start, end)] as const)

test.for([
  // Phone numbers
  ['call me on 07700 900123 please', 'phone', '07700 900123'],
  ['07700900123', 'phone', '07700900123'],
  ['my number: 07700-900-123.', 'phone', '07700-900-123'],
  ['(0)7700 900 123', 'phone', '0)7700 900 123'],
  ['+44 7700 900123', 'phone', '+44 7700 900123'],
  ['+44 (0) 7700 900123', 'phone', '+44 (0) 7700 900123'],
  ['0044 7700 900123', 'phone', '0044 7700 900123'],
  ['44 7700 900123', 'phone', '44 7700 900123'],
  ['7700 900123 any time', 'phone', '7700 900123'],
  ['at 3 on 07700 900123', 'phone', '07700 900123'],
  ['O77OO 9OO123', 'phone', 'O77OO 9OO123'],
  ['0 7 7 0 0 9 0 0 1 2 3', 'phone', '0 7 7 0 0 9 0 0 1 2 3'],
  ['020 7946 0958', 'phone', '020 7946 0958'],
  [
    'zero seven seven zero zero nine zero zero one two three',
    'phone',
    'zero seven seven zero zero nine zero zero one two three',
  ],
  [
    'oh double seven double oh, no: oh seven seven double oh nine double oh one two three',
    'phone',
    'oh seven seven double oh nine double oh one two three',
  ],
  ['zero 7700 nine hundred? no, 07700 nine zero zero 123', 'phone', '07700 nine zero zero 123'],
  [
    'oh seven seven double oh, nine hundred one four two',
    'phone',
    'oh seven seven double oh, nine hundred one four two',
  ],
  ['06 12 34 56 78', 'phone', '06 12 34 56 78'],
  ['06.12.34.56.78', 'phone', '06.12.34.56.78'],
  ['+33 6 12 34 56 78', 'phone', '+33 6 12 34 56 78'],
  [
    'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
    'phone',
    'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
  ],
  [
    'zero six vingt et un quatre-vingt-dix onze quatre vingt deux',
    'phone',
    'zero six vingt et un quatre-vingt-dix onze quatre vingt deux',
  ],
  ['０７７００ ９００１２３', 'phone', '０７７００ ９００１２３'],
  // Mail
  ['write to zoe@mail.com', 'email', 'zoe@mail.com'],
  ['zoe.oneil+hair@salon.co.uk!', 'email', 'zoe.oneil+hair@salon.co.uk'],
  ['zoe at gmail dot com', 'email', 'zoe at gmail dot com'],
  ['zoe (at) gmail.com', 'email', 'zoe (at) gmail.com'],
  ['zoe [at] my-salon [dot] co [dot] uk', 'email', 'zoe [at] my-salon [dot] co [dot] uk'],
  ['zoe arobase gmail point com', 'email', 'zoe arobase gmail point com'],
  ['zoe chez orange point fr', 'email', 'zoe chez orange point fr'],
  ['zoe @ hotmail', 'email', 'zoe @ hotmail'],
  // Links
  ['see https://zoe.example/hair', 'link', 'https://zoe.example/hair'],
  ['www.zoehair.me', 'link', 'www.zoehair.me'],
  ['Www.Zoehair.Co.Uk', 'link', 'Www.Zoehair.Co.Uk'],
  ['zoehair.co.uk', 'link', 'zoehair.co.uk'],
  ['wa.me/447700900123', 'link', 'wa.me/447700900123'],
  ['linktr.ee/zoe', 'link', 'linktr.ee/zoe'],
  ['zoehair dot com', 'link', 'zoehair dot com'],
  ['zoecoiffure point fr', 'link', 'zoecoiffure point fr'],
  // Social accounts
  ['I’m @zoe.hair', 'handle', '@zoe.hair'],
  ['insta: zoehair', 'handle', 'insta: zoehair'],
  ['IG zoe? no, IG: zoe_hair ok', 'handle', 'IG: zoe_hair'],
  ['my snapchat is zoe99', 'handle', 'snapchat is zoe99'],
  ['mon insta c’est zoe.coiffe', 'handle', 'insta c’est zoe.coiffe'],
  ['Facebook: zoe.hair', 'handle', 'Facebook: zoe.hair'],
  ['WhatsApp: zoe_hair', 'handle', 'WhatsApp: zoe_hair'],
] as const)('%s', ([text, kind, place]) => {
  expect(marked(text)).toEqual([[kind, place]])
})

test('several are each found where they stand', () => {
  expect(marked('call me on 07700 900123 or kez@mail.com, we can do it off the app for £15')).toEqual([
    ['phone', '07700 900123'],
    ['email', 'kez@mail.com'],
  ])
})

test.for([
  '',
  'No allergies.',
  'Coloured with 6.1 and 7.43 in May, Olaplex no. 3 since.',
  'Schwarzkopf 6.1, 7.1, 8.1, 9.5-1, 20 vol, 30 vol (9%) 1:1.5',
  'Wella 7/0 8/03 9/16 10/1 0/45 6/7 0/11',
  'Free from 09:30 to 11:45, or 14h30.',
  'On 07/03/2026 10:30 or 2026-03-07 at 10',
  'Last perm: 12.05.2025, before that 3.11.2024.',
  'It was £12.50, then 15 € and £1,250.00 in 2024.',
  'I live near SW1A 1AA, then M20 2AB.',
  'My hair is 40 cm, I weigh 62 kg, shoe size 5.5, 175 cm tall.',
  'Two or three times, seven years ago; one of four.',
  'Deux ou trois fois, il y a sept ans.',
  'Zero problems, six weeks, twelve foils, thirty four minutes.',
  'It was sore.It stopped.So I carried on.My scalp is fine.No redness',
  'Cheveux secs.Je les lave le matin.Et le soir aussi',
  'I saw this on Instagram and loved it.',
  'The style that is everywhere on Facebook, TikTok and WhatsApp',
  'Instagram: short bob with a fringe',
  'From TikTok - something like balayage',
  'Booked at home, at noon, at the salon.',
  'À ce point net, coupe au carré.',
  'Vue chez ma coiffeuse, point final.',
  'Order 4000123412341234, booking GP-7K2M9.',
  'Batch 20251123 0915 12, lot 5',
  '10/10 would go again, 50/50 blend, 1/2 inch',
  'e.g. bleach, i.e. lightener, etc. No. 4 on the sides, no. 2 on top',
  'Ratio 1 to 2, level 6 to level 9, 35 minutes, 2 sessions, 3 toners, 10 foils, 4 hours',
  'Paracetamol 500mg 2x, ibuprofen 200 mg 3 x 7 days',
  'Reacted to PPD @ a salon once',
  'No.7 moisturiser, B.Tan, St.Tropez, L.A. Girl',
])('%s: nothing', (text) => {
  expect(marked(text)).toEqual([])
  expect(hasContactDetails(text)).toBe(false)
})

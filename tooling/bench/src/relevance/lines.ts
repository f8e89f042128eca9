import type { SaidFilters } from '@ginipig/domain/search'

/** What a line should find first: part of a title, or a category and a part of it; a place that the card stands in; and
 *  which filters it says, none without. */
export type Wanted = { title?: RegExp; kind?: string; town?: RegExp; says?: readonly (keyof SaidFilters)[] }

const titles = (title: RegExp, lines: string): [string, Wanted][] => each(lines, { title })
const kinds = (kind: string, lines: string): [string, Wanted][] => each(lines, { kind })
const each = (lines: string, wanted: Wanted) => lines.split(',').map((line): [string, Wanted] => [line.trim(), wanted])

const says = (names: string, wanted: Wanted, lines: string): [string, Wanted][] =>
  each(lines, { ...wanted, says: names.split(' ') as (keyof SaidFilters)[] })

/** Two weeks from now, as people write it. */
const later = (language: string) =>
  new Date(Date.now() + 14 * 86_400_000).toLocaleDateString(language, { day: 'numeric', month: 'long' })

const [cut, nails, massage]: [Wanted, Wanted, Wanted] = [
  { kind: 'hair/cut' },
  { kind: 'beauty/nails' },
  { kind: 'wellness/body' },
]

/** Some two hundred and seventy lines as people type them, with what should stand among the first three. */
export const lines: readonly [string, Wanted][] = [
  ...kinds('hair/cut', 'haircut, hair cut, haircuts, Hair-cut, harcut, haicut, trim, cut, coupe de cheveux'),
  ...kinds(
    'hair/colour',
    'hair color, hair colour, hair dye, colouring, coloration, color, colour my hair, hair coluor',
  ),
  ...kinds('hair/blow_dry', 'blow dry, blow-dry, blowdry, blow out, blowout, brushing, blow drys'),
  ...kinds('hair/extensions', 'hair extensions, extensions, hair extentions, extension de cheveux'),
  ...kinds('beauty/nails', 'nails, nail, nail tech, ongles, nail art, nials'),
  ...kinds(
    'beauty/eyes',
    'eyebrows, brows, eye brows, eyebrow, lashes, eyelashes, lash lift, sourcils, eyebrow tint, eyelash extensions, lash extentions',
  ),
  ...kinds('wellness/body', 'massage, masage, massages, back massage, massage relaxant, relaxing massage'),
  ...kinds('hair/men', 'barber, mens haircut, men’s haircut, barbier, skin fade, beard trim, hot towel shave, fade'),
  ...kinds('beauty/feet', 'pedicure, pedicures, pedi, pedicur, beaute des pieds, gel toes'),
  ...kinds(
    'coaching/coaching',
    'coaching, life coach, career coach, career coaching, coach de vie, confidence coaching, interview practice, resume, cv review',
  ),
  ...titles(/balayage|painted|ombr/i, 'balayage, balyage, balayge, ballayage, ombre, hand painted colour'),
  ...titles(
    /highlight|babylight|foil|light/i,
    'highlights, highlight, foils, babylights, baby lights, meches, mèches, highlites, half head highlights',
  ),
  ...titles(/root|regrowth/i, 'root tint, root touch up, regrowth, roots'),
  ...titles(/bob/i, 'bob, bobs, long bob'),
  ...titles(/fringe/i, 'fringe, bangs, curtain bangs, frange'),
  ...titles(/pixie|crop|short/i, 'pixie cut, short hair, pixie'),
  ...titles(/child|first haircut/i, 'kids haircut, childrens haircut, children’s cut'),
  ...titles(/keratin|smooth|frizz/i, 'keratin, keratin treatment, hair straightening, smoothing, lissage, frizz'),
  ...titles(/braid|cornrow|knotless|plait/i, 'braids, box braids, cornrows, knotless braids, tresses, briads'),
  ...titles(/loc|retwist/i, 'locs, dreadlocks, retwist, loc retwist'),
  ...titles(/silk press/i, 'silk press, silkpress'),
  ...titles(/bridal|wedding/i, 'bridal hair, wedding hair, bride, mariage, bridal makeup'),
  ...titles(/make-up/i, 'makeup, make up, make-up, makeup artist, maquillage, make up lesson, makup'),
  ...titles(/henna/i, 'henna, mehndi, henna brows'),
  ...titles(/gel/i, 'gel nails, gel manicure, shellac, gel polish, gels, vernis semi permanent'),
  ...titles(/manicure/i, 'manicure, manicures, manucure, manicur, mani'),
  ...titles(/builder|biab|overlay/i, 'biab, builder gel, BIAB nails'),
  ...titles(/acrylic|sculpted/i, 'acrylics, acrylic nails, acrilic nails, fake nails'),
  ...titles(/lamination|laminated/i, 'brow lamination, eyebrow lamination, laminated brows'),
  ...titles(/russian|hybrid|wisp/i, 'russian lashes, hybrid lashes, volume lashes'),
  ...titles(/infill/i, 'lash infills, infills'),
  ...titles(/thread/i, 'threading, eyebrow threading'),
  ...titles(/facial/i, 'facial, facials, facial treatment, soin du visage, facail'),
  ...titles(/dermaplan/i, 'dermaplaning, dermaplane, dermaplanning'),
  ...titles(/wax|sugar/i, 'waxing, wax, leg wax, epilation, hair removal'),
  ...titles(/brazilian|hollywood|intimate/i, 'brazilian wax, bikini wax, hollywood wax'),
  ...titles(/tan/i, 'spray tan, fake tan, spraytan'),
  ...titles(/deep tissue|firm/i, 'deep tissue massage, deep tissue, deep-tissue'),
  ...titles(/sports|runner|recovery/i, 'sports massage, sport massage'),
  ...titles(/pregnan|mothers|trimester/i, 'pregnancy massage, prenatal massage'),
  ...titles(/hot stone|basalt/i, 'hot stone massage, hot stones'),
  ...titles(/reflexology/i, 'reflexology, reflexologie, reflexolgy'),
  ...titles(/yoga/i, 'yoga, private yoga, yoga class'),
  ...titles(/pilates/i, 'pilates, pilate'),
  ...titles(/sound bath/i, 'sound bath, gong bath'),
  ...titles(/meditation/i, 'meditation, guided meditation'),
  ...titles(/microneedling|collagen/i, 'microneedling, micro needling, micro-needling'),
  ...titles(/peel/i, 'chemical peel, skin peel'),
  ...titles(/lip/i, 'lip filler, lip fillers, lip blush'),
  ...titles(/laser/i, 'laser hair removal, laser'),
  ...titles(/consultation|advice|second opinion/i, 'botox, anti wrinkle injections, ozempic'),
  ['balayage leeds', { kind: 'hair/colour', town: /Leeds|Bradford/ }],
  ['haircut hackney', { kind: 'hair/cut', town: /London/ }],
  ['Hackney', { town: /London/ }],
  // Of what the demo has there.
  ['nails in bristol', { kind: 'beauty/nails', town: /Bristol/ }],
  ['bristol nails', { kind: 'beauty/nails', town: /Bristol/ }],
  ['massage near glasgow', { kind: 'wellness/body', town: /Glasgow/ }],
  ['massage B13', { title: /massage/i, town: /Birmingham/ }],
  ['facial bristol', { title: /facial/i, town: /Bristol/ }],
  ['brows leeds', { kind: 'beauty/eyes', town: /Leeds/ }],
  ['yoga london', { title: /yoga/i, town: /London/ }],
  ['haircut M4', { kind: 'hair/cut', town: /Manchester/ }],
  ['haircut manchestr', { kind: 'hair/cut', town: /Manchester/ }],
  ['leeds', { town: /Leeds/ }],
  ['cardiff', { town: /Cardiff/ }],
  ['coupe de cheveux à londres', { kind: 'hair/cut', town: /London/ }],
  ...says('sort', cut, 'cheap haircut, cheapest haircut, coupe de cheveux pas cher'),
  ...says(
    'date',
    cut,
    `haircut tomorrow, haircut saturday, haircut on monday, coupe demain, coupe samedi, haircut ${later('en-GB')}, coupe le ${later('fr-FR')}`,
  ),
  ...says('weekend', massage, 'massage this weekend, massage weekend, massage ce week-end'),
  ...says(
    'part',
    nails,
    'nails evening, nails in the afternoon, nails after 5pm, nails at 6pm, ongles le soir, ongles après 17h',
  ),
  ...says('date part', massage, 'massage tomorrow afternoon, massage samedi matin, back massage saturday morning'),
  ...says(
    'priceMax',
    nails,
    'nails under £30, nails less than 30, gel nails max £30, ongles moins de 30 £, nails £30 or less',
  ),
  ...says('date priceMax', cut, 'haircut saturday under £40, coupe samedi moins de 40 £'),
  ...says('date', { ...cut, town: /London/ }, 'haircut london tomorrow, haircut in london saturday'),
  ...says('weekend priceMax', { ...massage, town: /London/ }, 'massage london this weekend under £60'),
  // What looks like a day and is none.
  ['sunday riley facial', { title: /facial/i }],
  ['mens fade', { kind: 'hair/men' }],
  ['mens fade cardiff', { kind: 'hair/men', town: /Cardiff/ }],
]

import type { Category, Subcategory } from '#listing/index.ts'

/** Where a treatment belongs. Both are sets: a listing of any of the categories with any of the parts. */
export type Kind = { categories: readonly Category[]; parts: readonly Subcategory[] }

/** One thing that people look for, by all the names they have for it. */
export type Concept = {
  /** Folded and singular, a phrase of up to four words; the first is the one that suggestions show. English, American
   *  and French. */
  names: readonly string[]
  /** How listings call it, beside its names: words of titles. */
  titles?: readonly string[]
  kind?: Kind
  /** Its name is the kind's own: every listing of the kind is meant, whatever its title. */
  isKind?: true
  /** May not be advertised in the United Kingdom. Source: product.md §9. */
  isMedicine?: true
}

const kind = (categories: Category | readonly Category[], ...parts: Subcategory[]): Kind => ({
  categories: typeof categories === 'string' ? [categories] : categories,
  parts,
})

type Line = readonly [names: string, kind?: Kind | undefined, titles?: string]

const split = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const special = ([names, of, titles]: Line): Concept => ({
  names: split(names),
  titles: split(titles),
  ...(of ? { kind: of } : {}),
})
const whole = (line: Line): Concept => ({ ...special(line), isKind: true })

const [cut, colour, blowDry] = [kind('hair', 'cut'), kind('hair', 'colour'), kind('hair', 'blow_dry')]
const [extensions, care, occasions] = [kind('hair', 'extensions'), kind('hair', 'treatment'), kind('hair', 'occasions')]
const [men, barbering] = [kind(['hair', 'beauty'], 'men'), kind('hair', 'men')]
const [nails, feet, eyes] = [kind('beauty', 'nails'), kind(['beauty', 'wellness'], 'feet'), kind('beauty', 'eyes')]
const [face, body] = [kind('beauty', 'face'), kind('beauty', 'body')]
const [massage, mind] = [kind('wellness', 'body'), kind('wellness', 'mind_and_soul')]
const [lips, skin, coaching] = [
  kind('coaching', 'lips'),
  kind('coaching', 'face', 'eyes', 'body'),
  kind('coaching', 'coaching'),
]
const aesthetics = kind('coaching', 'lips', 'face', 'eyes', 'body')

/** What names a whole kind of treatment. */
const kinds: readonly Concept[] = (
  [
    [
      'haircut, hair cut, cut, cutting, cut and finish, trim, hair trim, restyle, coupe, coupe de cheveux, coiffure',
      cut,
    ],
    [
      'hair colour, colour, color, hair color, colouring, coloring, hair dye, dye, dyeing, dye job, hair dyeing, tint hair, coloration, couleur, teinture, colouration, colourist, colorist',
      colour,
    ],
    ['blow dry, blowdry, blow out, blowout, blow wave, brushing', blowDry],
    ['hair extension, extension, extention, extension de cheveux, rajout', extensions],
    ['hair treatment, hair care, soin capillaire, soin des cheveux, soin cheveux', care],
    ['hair for an occasion, occasion, special occasion, event hair, evenement', occasions],
    ['men, man, mens, homme, for him, gent, male grooming, grooming', men],
    ['nail, nail art, ongle, nail tech, nail technician', nails],
    ['foot, feet, pied', feet],
    ['eye, lash and brow, brow and lash, regard, yeux', eyes],
    ['face, visage', kind(['beauty', 'coaching'], 'face')],
    ['body, corps', kind(['beauty', 'wellness', 'coaching'], 'body')],
    ['mind, mindfulness, mind and soul, wellbeing, well being, bien etre, relaxation, esprit', mind],
    ['coaching, coach, mentor, mentoring, accompagnement', coaching],
    ['aesthetic, esthetic, aesthetics, medecine esthetique, esthetique, non surgical', aesthetics],
    ['lip, levre', lips],
  ] as const satisfies readonly Line[]
).map(whole)

/** Treatments with a name of their own. */
const treatments: readonly Concept[] = (
  [
    ['bob, lob, carre, long bob', cut],
    ['fringe, bang, curtain bang, frange', cut],
    ['pixie cut, pixie, crop, short hair, coupe courte', cut, 'pixie, crop, short'],
    [
      'kid haircut, children haircut, childrens haircut, child haircut, kid cut, childrens cut, kid, child, children, toddler, first haircut, coupe enfant, enfant',
      cut,
      'children, childrens, child, first haircut',
    ],
    [
      'wash and cut, wash and go cut, cut and blow dry, wash cut, shampoo and cut, coupe brushing, coupe et brushing',
      cut,
      'wash, cut',
    ],
    ['layer, layered cut, shag, wolf cut, mullet, degrade', cut, 'layer, shag, wolf, mullet'],
    // The index takes "painting" for "painted"; with both said, no phrase is looked for with "hair", which all of them have.
    ['balayage, ombre, hand painted colour, hair painting, sombre', colour, 'balayage, ombre, painted, painting'],
    [
      'highlight, highlite, highlighting, foil, babylight, baby light, full head of foil, lowlight, streak, meche, partial highlight, half head highlight, full head highlight',
      colour,
      'highlight, babylight, foil, light, money piece',
    ],
    ['perm, permanent wave, body wave, curly perm, spiral perm, permanente', care, 'perm'],
    ['root tint, root touch up, root, regrowth, touch up, racine, retouche racine', colour, 'root, regrowth'],
    ['toner, gloss, hair gloss, glaze, patine, money piece', colour, 'toner, gloss, money piece'],
    [
      'colour correction, color correction, box dye, colour remover, correction de couleur',
      colour,
      'correction, box dye',
    ],
    [
      'blonde, blond, going blonde, bleach, platinum, decoloration, bleach and tone',
      colour,
      'blonde, bleach, platinum, babylight, lighten',
    ],
    [
      'copper, red hair, ginger, brunette, roux, vivid, pink hair, blue hair, fashion colour, fashion color',
      colour,
      'copper, vivid, fashion, brunette',
    ],
    [
      'grey blending, gray blending, grey coverage, gray coverage, cover grey, grey hair, cheveux blanc',
      colour,
      'grey, gray',
    ],
    ['colour consultation, color consultation, colour advice', colour, 'consultation, colour plan, colourist'],
    ['silk press, silkpress, silk pres, press, hair press', blowDry, 'press'],
    [
      'curly blow dry, bouncy blow dry, wave, curl, beach wave, wand curl, boucle, ondulation, hollywood wave',
      occasions,
      'wave, curl, bouncy, bend',
    ],
    [
      'curly hair, curly cut, curl cut, natural hair, afro hair, afro, textured hair, 4c hair, cheveux boucle, cheveux crepu',
      kind('hair', 'cut', 'treatment', 'other', 'blow_dry', 'colour'),
      'curl, curls, curly, afro, natural hair, coil, twist, wash day',
    ],
    [
      'braid, box braid, cornrow, plait, knotless, knotless braid, canerow, tresse, natte, feed in, braiding, fulani braid',
      kind('hair', 'other', 'occasions', 'extensions'),
      'braid, cornrow, knotless, plait, feed',
    ],
    [
      'loc, dreadlock, retwist, loc retwist, starter loc, dread, locks, loctician',
      kind('hair', 'other', 'treatment'),
      'loc, locs, retwist',
    ],
    ['twist, twist out, wash day, wash and go', kind('hair', 'treatment', 'other'), 'twist, wash day, wash'],
    [
      'keratin, keratin treatment, brazilian blow dry, smoothing, hair straightening, straightening, frizz, lissage, lissage bresilien, hair botox',
      care,
      'keratin, smoothing, frizz',
    ],
    [
      'deep conditioning, conditioning, hair mask, olaplex, bond repair, hair repair, masque capillaire, hydration treatment',
      care,
      'repair, mask, moisture, bond, hydration, treatment',
    ],
    ['scalp, scalp treatment, head spa, dandruff, cuir chevelu', care, 'scalp'],
    [
      'hair loss, thinning hair, hair thinning, receding hair, chute de cheveux',
      kind('hair', 'men', 'cut', 'treatment'),
      'hair loss, thinning, receding',
    ],
    ['updo, up do, hair up, chignon, half up, formal hair, party hair, soiree', occasions, 'updo, half up, hair'],
    [
      'bridal hair, wedding hair, bridal, wedding, bride, hair trial, bridal trial, mariage, coiffure mariage, mariee, bridesmaid',
      occasions,
      'bridal, wedding, bride',
    ],
    [
      'bridal makeup, bridal make up, wedding makeup, wedding make up, maquillage mariage',
      kind(['beauty', 'hair'], 'occasions', 'face'),
      'bridal, wedding, bride',
    ],
    ['prom hair, prom, graduation, graduation hair', occasions, 'prom, graduation'],
    ['tape in, tape in extension, tape extension, tape, tape hair extension', extensions, 'tape, tape in'],
    ['weave, weft, hand tied weft, sew in, tissage, la weave', extensions, 'weft, weave, sew in'],
    ['nano ring, micro ring, nano, microring, ring extension, micro bead', extensions, 'nano, ring'],
    ['clip in, ponytail, pony tail, hair piece, queue de cheval', extensions, 'clip in, clip, ponytail'],
    ['extension removal, remove extension, take out extension, tape removal', extensions, 'removal, taking'],
    [
      'barber, mens haircut, men haircut, mens cut, man haircut, gents haircut, men hair, mens hair, barbershop, barbier, coiffeur homme, coupe homme, short back and side, buzz cut, mens hairdresser',
      kind('hair', 'men'),
      'fade, scissor, men, mens, crop, taper, beard',
    ],
    ['fade, skin fade, taper, taper fade, low fade, high fade, mid fade, degrade americain', barbering, 'fade, taper'],
    // PostgreSQL leaves "up" out: of its own, so that a fade is no title with a "shape" in it.
    ['line up, shape up', barbering],
    ['beard, beard trim, beard shape, barbe, taille de barbe, beard tidy', men, 'beard'],
    ['shave, hot towel shave, wet shave, cut throat, rasage', men, 'shave'],
    [
      'gel nail, gel manicure, shellac, gel polish, gel, vernis semi permanent, semi permanent, gelish, ongle en gel',
      nails,
      'gel',
    ],
    ['manicure, mani, manucure, nail polish, polish', nails, 'manicure'],
    ['builder gel, biab, nail overlay, overlay', nails, 'builder gel, biab, overlay'],
    [
      'acrylic, acrylic nail, acrylics, nail extension, fake nail, false nail, full set nail, sculpted nail, faux ongle, almond nail, coffin nail',
      nails,
      'acrylic, sculpted',
    ],
    ['gel removal, nail removal, soak off, nail repair, remove gel', nails, 'removal, soak off, nail health'],
    ['pedicure, pedi, pedicurist, beaute des pied, gel toe, toe, toenail', feet, 'pedicure, toe, gel toes'],
    ['mani pedi, manicure and pedicure, manicure pedicure', kind('beauty', 'nails', 'feet'), 'manicure, pedicure'],
    ['callus, foot peel, hard skin, heel, cracked heel, foot care', feet, 'callus, foot peel, heel'],
    [
      'lash, eyelash, lash extension, eyelash extension, classic lash, lash set, fake lash, false lash, cil, extension de cil, full set lash',
      eyes,
      'lash',
    ],
    [
      'lash lift, lash perm, eyelash lift, lift and tint, lash tint, eyelash tint, lash lift and tint, rehaussement de cil, rehaussement',
      eyes,
      'lash lift',
    ],
    [
      'russian lash, volume lash, hybrid lash, russian volume, wispy lash, volume russe',
      eyes,
      'russian, hybrid, wispy',
    ],
    ['lash infill, infill, lash refill, lash fill', eyes, 'infill'],
    ['lash removal, lash remover', eyes, 'lash removal, lash reset'],
    [
      'brow, eyebrow, eye brow, sourcil, brow shape, eyebrow shape, brow wax, eyebrow wax, brow tint, eyebrow tint, brow tidy, hd brow',
      eyes,
      'brow',
    ],
    ['brow lamination, lamination, laminated brow, eyebrow lamination', eyes, 'lamination, laminated'],
    ['henna brow, brow henna, brow stain', eyes, 'henna brow, brow henna'],
    [
      'threading, thread, eyebrow threading, epilation au fil, face threading',
      kind('beauty', 'face', 'eyes', 'men'),
      'thread, threading',
    ],
    [
      'facial, soin du visage, soin visage, facial treatment, face treatment, skin treatment, hydrafacial, cleanup, skincare, skin care',
      face,
      'facial',
    ],
    ['dermaplaning, dermaplane, peach fuzz', face, 'dermaplaning, dermaplane, peach fuzz'],
    [
      'acne, spot, extraction, congested skin, acne treatment, acne facial',
      face,
      'extraction, cleanse, cleansing, facial',
    ],
    [
      'gua sha, face massage, facial massage, lifting facial, sculpting',
      face,
      'gua sha, face massage, facial massage, lifting',
    ],
    [
      'make up, makeup, mua, make up artist, makeup artist, glam, maquillage, maquilleuse, soft glam, make up lesson, makeup lesson, eyeliner',
      kind(['beauty', 'hair'], 'face', 'occasions'),
      'make up, makeup, glam',
    ],
    ['henna, mehndi, mehendi, henna tattoo, henna hand', body, 'henna'],
    ['spray tan, spraytan, fake tan, tan, tanning, bronzage, autobronzant, self tan', body, 'tan, tanning'],
    [
      'wax, waxing, epilation, cire, depilation, hair removal, leg wax, underarm wax, strip wax',
      kind('beauty', 'body', 'face', 'men'),
      'wax, waxing, sugaring',
    ],
    [
      'brazilian wax, hollywood wax, bikini wax, intimate wax, brazilian, bikini, maillot',
      body,
      'brazilian, hollywood, intimate',
    ],
    ['sugaring, sugar wax, sugar paste, epilation au sucre', body, 'sugaring, sugar paste'],
    [
      'body scrub, body wrap, wrap, exfoliation, scrub, gommage',
      kind(['beauty', 'wellness'], 'body'),
      'scrub, wrap, exfoliate',
    ],
    ['back facial, back cleanse', kind('beauty', 'body', 'face'), 'back facial, back cleanse, clear back'],
    ['piercing, ear piercing, lobe piercing, ear pierce', kind('beauty', 'other', 'face', 'body'), 'piercing'],
    [
      'massage, masage, relaxing massage, full body massage, back massage, masseuse, massage therapist, back rub, massage relaxant, swedish massage, relaxation massage',
      massage,
      'massage',
    ],
    ['deep tissue, deep tissue massage, firm massage', massage, 'deep tissue, firm massage'],
    ['swedish, massage suedois', massage, 'swedish, relaxing'],
    ['sport massage, sports massage, sports therapy, massage sportif, runner', massage, 'sports, runner, recovery'],
    [
      'pregnancy massage, prenatal massage, mother to be, massage prenatal, femme enceinte, pregnancy',
      massage,
      'pregnancy, mothers, trimester',
    ],
    ['hot stone, hot stone massage, pierre chaude, massage pierre chaude', massage, 'hot stone, basalt'],
    [
      'indian head massage, head massage, neck and shoulder, neck massage, shoulder massage, seated massage, massage cranien, desk massage',
      kind('wellness', 'body', 'mind_and_soul', 'other'),
      'indian head, seated, head massage, neck',
    ],
    [
      'lymphatic drainage, lymphatic, lymph drainage, drainage lymphatique, lymph',
      kind(['beauty', 'wellness'], 'body'),
      'lymph, lymphatic',
    ],
    [
      'thai massage, thai yoga massage, assisted stretching, stretching, stretch',
      kind('wellness', 'body', 'mind_and_soul', 'feet'),
      'thai, stretch, stretching',
    ],
    [
      'foot massage, thai foot massage, massage des pied, massage pied',
      kind('wellness', 'feet'),
      'foot massage, foot, reflexology',
    ],
    ['reflexology, reflexologie, foot reflexology, reflexologist', kind('wellness', 'feet'), 'reflexology'],
    [
      'yoga, private yoga, yoga class, vinyasa, hatha, cours de yoga',
      kind('wellness', 'mind_and_soul', 'body', 'other'),
      'yoga',
    ],
    ['pilates, pilate, mat pilates, reformer', kind('wellness', 'body', 'mind_and_soul', 'other'), 'pilates'],
    ['meditation, meditate, guided meditation', mind, 'meditation'],
    ['breathwork, breathing, breath work, respiration', mind, 'breathwork, breathing'],
    ['sound bath, gong, gong bath, bain sonore, sound healing', mind, 'sound bath, gong'],
    ['reiki, energy healing', mind, 'reiki'],
    [
      'career coaching, career, career change, career coach, job change, coach carriere, carriere, reconversion',
      coaching,
      'career, work',
    ],
    [
      'confidence, confidence coaching, self esteem, confidence coach, confiance, speaking up, public speaking',
      coaching,
      'confidence, speaking',
    ],
    [
      'cv, cv review, resume, resume review, linkedin, interview practice, interview coaching, interview prep, interview, entretien',
      coaching,
      'cv, interview',
    ],
    ['life coach, life coaching, life planning, coach de vie', coaching, 'life coaching, planning, walk'],
    ['money coaching, money, budget, budgeting, finance coaching, money habit', coaching, 'money, budget, spending'],
    [
      'sleep, habit, sleep coaching, insomnia, sommeil',
      kind(['coaching', 'wellness'], 'coaching', 'mind_and_soul'),
      'sleep, habit, evening, tired',
    ],
    [
      'stylist session, personal stylist, wardrobe, wardrobe edit, style session, personal shopper, colour analysis, color analysis, personal colour analysis, personal color analysis',
      coaching,
      'wardrobe, style session, style hour, suits',
    ],
    [
      'group coaching, back to work, returning to work, return to work',
      coaching,
      'group coaching, back to work, returning',
    ],
    ['microneedling, micro needling, dermapen, collagen induction, derma roller', skin, 'microneedling, collagen'],
    ['chemical peel, peel, skin peel, mandelic peel, peeling', skin, 'peel'],
    ['lip filler, filler, dermal filler, lip augmentation, lip injection, injection levre', aesthetics, 'lip'],
    ['lip blush, lip tint, lip tattoo, semi permanent lip, candy lip', lips, 'lip blush, lip tint'],
    [
      'microblading, microbladed brow, powder brow, ombre brow, semi permanent brow, tattooed brow, semi permanent makeup',
      skin,
      'microbladed, microblading, powder brows, semi permanent brows',
    ],
    ['laser, laser hair removal, hair laser, ipl, epilation laser', skin, 'laser'],
    [
      'skin tightening, radio frequency, rf, body contouring, contouring, fat freezing',
      skin,
      'tightening, contour, radio frequency',
    ],
    ['led, light therapy, under eye, dark circle, eye bag, cerne', skin, 'light therapy, eye contour, tired eye, led'],
    [
      'skin consultation, skin advice, aesthetics consultation, skin analysis',
      kind(['coaching', 'beauty'], 'face', 'other', 'body'),
      'consultation, advice, second opinion, routine check',
    ],
  ] as const satisfies readonly Line[]
).map(special)

/** Prescription-only: nobody may advertise them here, so that a search shows consultations and says why. */
const medicines: readonly Concept[] = [
  {
    names: split(
      'botox, botulinum, botulinum toxin, anti wrinkle injection, anti wrinkle, antiwrinkle, wrinkle injection, dysport, azzalure, bocouture, xeomin, baby botox, toxine botulique, ozempic, wegovy, mounjaro, semaglutide, tirzepatide, saxenda, weight loss injection, weight loss jab, skinny jab, kenalog, hay fever injection, hayfever injection, vitamin b12 injection, b12 injection, vitamin injection, profhilo botox, tretinoin',
    ),
    titles: ['consultation', 'advice', 'second opinion'],
    kind: kind('coaching', 'face', 'eyes', 'lips', 'body', 'other'),
    isMedicine: true,
  },
]

/** Whole categories. */
const categoriesNamed: readonly Concept[] = [
  whole([
    'hair, hairdresser, hair dresser, hair salon, hairstylist, hair stylist, hairdressing, coiffeur, coiffeuse, cheveux, salon',
    kind('hair'),
  ]),
  whole(['beauty, beautician, beauty treatment, beauty salon, beaute, estheticienne, institut', kind('beauty')]),
  whole(['wellness, spa, therapy, detente', kind('wellness')]),
]

export const concepts: readonly Concept[] = [...kinds, ...treatments, ...medicines, ...categoriesNamed]

/** Stop words: said around a treatment, and of no use to find it. In both languages. */
export const fillers: ReadonlySet<string> = new Set(
  'a an the and or of for with on to my me i want need looking look please at by some any get book booking appointment appointments cheap cheapest best good top rated affordable discount deal deals offer offers price prices student training trainee model models wanted session treatment treatments service services local open available slot slots un une des du de la le les et ou pour avec mon ma mes au aux je veux cherche pas cher rendez vous rdv soin'.split(
    ' ',
  ),
)

/** Of an appointment that nobody travels to; `onlinePhrases` are read as the first. */
export const onlineWords: ReadonlySet<string> = new Set('online virtual virtually remote remotely visio'.split(' '))
export const onlinePhrases = /\b(en ligne|a distance|video call|by video|en visio)\b/g

/** "My 5 year old": read as "child". */
export const childPhrases = /\b([1-9]|1[0-2]) (years? old|yrs? old|yo|ans)\b/g

/** Before a place. */
export const placeWords: ReadonlySet<string> = new Set(
  'in near around at close nearby within dans a pres vers chez'.split(' '),
)

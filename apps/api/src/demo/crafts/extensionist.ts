import type { Craft } from '../treatment.ts'

const daylight = 'Front and back of your hair, in daylight, without a filter.'

export const extensionists: Craft = {
  key: 'extensions',
  role: 'extension technician',
  people: 'extension clients',
  award: 'the tape and weft certificate',
  shows: 'photos',
  asks: [
    'Hair washed the day before, without conditioner at the roots.',
    'No patches of broken or thinning hair.',
    'Time for a look back in two weeks.',
  ],
  settings: ['salon', 'home'],
  doors: ['Lengths by', 'Length Lab', 'Extensions'],
  bios: [
    'Extensions that nobody spots, including you by the second day.',
    'I turn people away when their hair isn’t ready. It’s why mine stays in.',
    'Tapes, wefts and nano rings, fitted slowly and removed kindly.',
  ],
  treatments: [
    {
      category: 'hair',
      subcategories: ['extensions'],
      cover: 'extensions',
      minutes: 180,
      rrp: [220, 320],
      titles: [
        'Tape-in extensions, full head',
        'Tape-ins, forty pieces, fitting only',
        'Full head of tapes, fitted and blended',
      ],
      descriptions: [
        'Fitting of a full head of tapes, cut in to blend. The hair is ordered after we match your colour together.',
        'Forty tapes placed where they hide, with an aftercare lesson before you leave.',
      ],
      photos: daylight,
      requirements: 'Hair at least ten centimetres long and no breakage at the temples.',
      form: 'cut',
    },
    {
      category: 'hair',
      subcategories: ['extensions'],
      cover: 'extensions',
      minutes: 240,
      rrp: [260, 380],
      titles: ['Hand-tied weft, two rows', 'Weft extensions, two rows', 'Volume weft with blend cut'],
      descriptions: [
        'Two rows of hand-tied weft on beads, flat enough for a ponytail. Allow half a day.',
        'For thickness more than length. Beads placed by your own density, never a template.',
      ],
      photos: daylight,
      form: 'cut',
    },
    {
      category: 'hair',
      subcategories: ['extensions', 'treatment'],
      cover: 'extensions',
      minutes: 90,
      rrp: [60, 95],
      titles: ['Extension removal and deep treatment', 'Taking tapes out, kindly', 'Removal, detangle and repair'],
      descriptions: [
        'Bonds dissolved, shed hair combed out without tugging, and a mask while you breathe out.',
        'Whoever put them in. I’ll show you what your own hair looks like and be honest about it.',
      ],
    },
    {
      category: 'hair',
      subcategories: ['extensions'],
      cover: 'extensions',
      minutes: 120,
      rrp: [90, 140],
      titles: ['Tape maintenance, move-up', 'Move-up for existing tapes', 'Eight-week tape refit'],
      descriptions: [
        'Your own tapes out, cleaned, re-taped and moved up to the root.',
        'Maintenance with a blend check at the end. Please come without oil on your roots.',
      ],
      requirements: 'Tapes in good condition, fitted in the last twelve weeks.',
    },
    {
      category: 'hair',
      subcategories: ['extensions', 'occasions'],
      cover: 'extensions',
      minutes: 75,
      rrp: [45, 75],
      titles: ['Clip-in styling for an occasion', 'Clip-ins placed and curled', 'Ponytail extension and style'],
      descriptions: [
        'Bring clip-ins or borrow mine for the photo. Placed, blended and curled.',
        'A long, swinging ponytail for one night, pinned so that it survives dancing.',
      ],
    },
    {
      category: 'hair',
      subcategories: ['extensions'],
      cover: 'extensions',
      minutes: 210,
      rrp: [180, 260],
      titles: ['Nano rings, half head', 'Nano-ring extensions for fine hair', 'Half head of nano rings'],
      descriptions: [
        'The smallest rings there are, for fine hair that tapes would show through.',
        'A hundred strands, one at a time. Quiet company or a film: you choose.',
      ],
      photos: daylight,
      form: 'cut',
    },
    {
      category: 'hair',
      subcategories: ['extensions', 'other'],
      cover: 'extensions',
      minutes: 30,
      rrp: [18, 28],
      isOnline: true,
      titles: [
        'Extension consultation by video',
        'Colour match by video',
        'Are extensions right for you? A video call',
      ],
      descriptions: [
        'By video: your hair, your week, your budget. If extensions aren’t right for you, I’ll say so.',
        'We match your colour in daylight and work out grams, method and upkeep.',
      ],
    },
  ],
}

import type { ConsultationQuestion } from '@ginipig/domain/listing'

const question = (id: string, text: string, isRequired = true, options?: readonly string[]): ConsultationQuestion => ({
  id,
  text,
  isRequired,
  ...(options ? { options } : {}),
})

/** One of yes and no. */
const yesNo = (id: string, text: string): ConsultationQuestion => ({ id, text, isRequired: true, kind: 'yes_no' })

const allergies = question('allergies', 'Any allergies or reactions to products in the past?', false)
const pregnancy = question('pregnancy', 'Are you pregnant, or have you been in the last six months?', true, [
  'No',
  'Yes',
  'Prefer to talk about it',
])
const medication = question('medication', 'Are you taking any medication we should plan around?', false)

/** Consultation forms by what they are for. */
export const forms = {
  colour: [
    question('last_colour', 'When did you last colour your hair?', true, [
      'Never',
      'Over a year ago',
      '6 to 12 months ago',
      'Under 6 months ago',
    ]),
    question('length', 'How long is your hair?', true, ['Above the chin', 'To the shoulder', 'Past the shoulder']),
    allergies,
    question('hope', 'What would you love to leave with?'),
  ],
  cut: [
    question('last_cut', 'When was your last cut?', false, ['Under 6 weeks ago', '6 to 12 weeks ago', 'Longer ago']),
    question('routine', 'How do you wear your hair on an ordinary day?'),
  ],
  curls: [
    question('pattern', 'How would you describe your pattern?', true, ['Wavy', 'Curly', 'Coily', 'Mixed, or not sure']),
    question('history', 'Any relaxer, keratin or heat damage in the last year?'),
    question('products', 'Which products do you use now?', false),
  ],
  nails: [
    question('state', 'What is on your nails now?', true, ['Nothing', 'Polish', 'Gel', 'Acrylic or builder']),
    yesNo('health', 'Any lifting, infection or injury on hands or feet?'),
    allergies,
  ],
  lashes: [
    question('lenses', 'Do you wear contact lenses?', true, ['No', 'Yes, and I can take them out']),
    yesNo('eyes', 'Any eye infection, surgery or irritation in the last three months?'),
    question('before', 'Have you had lashes or brows tinted before?', true, [
      'Never',
      'Yes, without a reaction',
      'Yes, with a reaction',
    ]),
    allergies,
  ],
  skin: [
    question('type', 'How would you describe your skin?', true, [
      'Dry',
      'Oily',
      'Combination',
      'Sensitive',
      'Not sure',
    ]),
    question('actives', 'Retinol, acids or prescription creams in the last four weeks?'),
    pregnancy,
    allergies,
  ],
  massage: [
    question('pressure', 'Which pressure do you like?', true, ['Light', 'Medium', 'Firm', 'You decide']),
    question('injuries', 'Any injury, surgery or pain we should know of?'),
    pregnancy,
    medication,
  ],
  movement: [
    question('experience', 'Have you done this before?', true, ['Never', 'A few times', 'Regularly']),
    question('body', 'Anything your body needs us to adapt for?', false),
  ],
  coaching: [
    question('topic', 'What would you like to work on?'),
    question('tried', 'What have you tried so far?', false),
    question('support', 'Are you seeing a therapist or a doctor about this at the moment?', true, [
      'No',
      'Yes',
      'Prefer not to say',
    ]),
  ],
  clinic: [
    yesNo('conditions', 'Any skin condition, cold sores or keloid scarring?'),
    yesNo('treatments', 'Fillers, toxin, peels or laser in the last three months?'),
    pregnancy,
    medication,
    allergies,
  ],
} as const satisfies Record<string, readonly ConsultationQuestion[]>

export type FormKey = keyof typeof forms

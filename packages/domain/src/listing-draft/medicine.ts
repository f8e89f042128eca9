import { fold } from '#search/fold.ts'

/** Prescription-only: nobody may advertise them to the public in the United Kingdom, nor by what they are known as. Folded,
 *  English and French. Source: product.md §9, Human Medicines Regulations 2012 reg. 284. */
const names = [
  ...['botox', 'botulinum', 'toxine botulique', 'dysport', 'azzalure', 'bocouture', 'xeomin', 'letybo', 'alluzience'],
  ...['anti wrinkle injection', 'antiwrinkle injection', 'wrinkle relaxing injection', 'wrinkle relaxer'],
  ...['injection anti ride', 'injection antiride', 'piqure anti ride'],
  ...['ozempic', 'wegovy', 'mounjaro', 'saxenda', 'semaglutide', 'tirzepatide', 'liraglutide'],
  ...['skinny jab', 'weight loss jab', 'weight loss injection', 'injection minceur'],
  ...[
    'kenalog',
    'hay fever injection',
    'hayfever injection',
    'b12 injection',
    'injection de b12',
    'tretinoin',
    'tretinoine',
  ],
]

const plural = (name: string) => name.split(' ').join('s? ')
const named = new RegExp(`\\b(?:${names.map(plural).join('|')})s?\\b`)

/** Care for hair that has the name and nothing of the medicine. */
const notMeant = /\b(?:hair botox|botox capillaire|botox for hair|botox hair)\b/g

/** Whether words that everybody reads name a medicine that may not be advertised. */
export const namesMedicine = (text: string): boolean => named.test(fold(text).replace(notMeant, ''))

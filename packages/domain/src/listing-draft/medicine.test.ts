import { expect, test } from 'vitest'
import { namesMedicine } from './medicine.ts'

test.for([
  'Baby BOTOX, two areas',
  'Anti-wrinkle injections from £60',
  'Injections anti-rides du visage',
  'Toxine botulique',
  'Wegovy and Mounjaro',
  'Vitamin B12 injections',
  'The skinny-jab clinic',
])('%s names a medicine', (text) => expect(namesMedicine(text)).toBe(true))

test.for([
  'Consultation for lines and wrinkles',
  'Anti-wrinkle facial',
  'Hair botox, shoulder length',
  'Botox capillaire',
  'Dermal filler, lips',
  'Detox wrap',
  'Vitamin C peel',
])('%s names none', (text) => expect(namesMedicine(text)).toBe(false))

import { expect, test } from 'vitest'
import { agreeing, badlySpaced, misnamed, unelided, untranslated } from './untranslated.ts'

const catalog = `msgid ""
msgstr ""
"Language: fr\\n"

#: src/app/Shell.tsx
msgid "Book"
msgstr "Réserver"

msgid "Try \\"again\\""
msgstr ""

msgid ""
"Two "
"lines"
msgstr ""
"Deux lignes"

#~ msgid "Gone"
#~ msgstr ""
`

test('finds the message without words and nothing else', () => {
  expect(untranslated(catalog)).toEqual(['Try \\"again\\"'])
})

test.each([
  'Qui vient ?',
  'Qui vient?',
  'Une chose\u00A0: {name}',
  'De {n, plural, one {# mois : lui} other {# mois}}',
  '« Oui\u202F»',
  'Jusqu’à {percent} %',
])('takes no space that breaks before a mark: %s', (words) => {
  expect(badlySpaced(`${catalog}\nmsgid "Some"\nmsgstr "${words}"\n`)).toEqual([words])
})

test.each([
  'Entre 21:30 et 07:30\u202F: «\u202Foui\u202F», {percent}\u202F%\u202F!',
  '{n, plural, one {# mois} other {# mois}} sur https://ginipig.example/?a=b',
])('takes what French sets: %s', (words) => {
  expect(badlySpaced(`${catalog}\nmsgid "Some"\nmsgstr "${words}"\n`)).toEqual([])
})

test('leaves a text message to its cheap alphabet', () => {
  expect(badlySpaced('#: src/platform/sms/sms-text.ts\nmsgid "Ginipig: yes"\nmsgstr "Ginipig : oui"')).toEqual([])
})

test('a name that may begin with a vowel stands where nothing elides', () => {
  const found = (words: string) => unelided(`msgid "Some"\nmsgstr "${words}"\n`)
  for (const words of ['La carte de {name} est débitée', 'Ce que {name} a dit']) expect(found(words)).toEqual([words])
  for (const words of ['{name} a dit oui', 'Un mot pour {name}', 'Près de {place}']) expect(found(words)).toEqual([])
})

test('no word agrees with a sum, which may be 1.13', () => {
  const found = (words: string) => agreeing(`msgid "Some"\nmsgstr "${words}"\n`)
  for (const words of [
    '{paid} payés',
    '{due} restent à payer',
    'Versé. {sum} sont en route',
    'Sinon {deposit} vous reviennent.',
    '{waiting} ne peuvent pas partir',
  ])
    expect(found(words)).toEqual([words])
  for (const words of [
    'Payé : {paid}',
    'Il reste {due} à payer',
    'Les frais de {amount} seront retenus',
    '{price} de commission',
    '{sum} pour vous',
  ])
    expect(found(words)).toEqual([])
})

test('what is booked is called by one name', () => {
  const calls = (words: string, context = '') => misnamed(`${context}msgid "Some"\nmsgstr "${words}"\n`)
  expect(calls('Tous les soins')).toEqual(['Tous les soins'])
  for (const words of ['Besoin d’aide', 'Un soin du visage', 'Fait avec un soin et une compétence raisonnables'])
    expect(calls(words)).toEqual([])
  expect(calls('Soin', 'msgctxt "subcategory of hair"\n')).toEqual([])
})

import { expect, test } from 'vitest'
import { untranslated } from './untranslated.ts'

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

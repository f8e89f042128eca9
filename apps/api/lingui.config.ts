import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** The words of mails and SMS. English stands in the code, as the id of each message, so it has no catalog (docs/decisions/0025). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['fr'],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.{test,fixture}.ts'] },
  ],
})

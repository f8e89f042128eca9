import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Pseudo-locale: shows text that no catalog holds, because every translated letter gets an accent. */
export const PSEUDO_LOCALE = 'pseudo'

const SOURCES = ['<rootDir>/src', '<rootDir>/../../packages/app/src', '<rootDir>/../../packages/features/src']
/** Long, and read by few: words of their own, which come with their pages. */
const LEGAL = '<rootDir>/../../packages/features/src/legal'
const WITHOUT_WORDS = ['**/*.test.tsx', '**/*.stories.tsx', '<rootDir>/../../packages/**/*.{test,stories}.tsx']

/** The `lingui.config.ts` of an app. Its catalogs hold the words of packages/features too, so that they load as one; those
 *  of the legal texts stand beside them, and both apps extract the same.
 *  There are no fallback locales: with them a strict compile lets a missing translation pass. */
export function linguiConfig(): ReturnType<typeof defineConfig> {
  return defineConfig({
    sourceLocale: 'en',
    // English stands in the code and needs no catalog; the pseudo-locale's is made by `pnpm extract` and not kept.
    locales: ['fr', PSEUDO_LOCALE],
    pseudoLocale: { locale: PSEUDO_LOCALE },
    // In place of Lingui's own, which reads tags in what people wrote.
    runtimeConfigModule: { Trans: ['@ginipig/app/words/Trans.tsx', 'Trans'] },
    // Line numbers would change the catalogs with every edit of the source.
    format: formatter({ lineNumbers: false }),
    catalogs: [
      { path: '<rootDir>/src/locales/{locale}', include: SOURCES, exclude: [...WITHOUT_WORDS, `${LEGAL}/**`] },
      { path: `${LEGAL}/locales/{locale}`, include: [LEGAL], exclude: WITHOUT_WORDS },
    ],
  })
}

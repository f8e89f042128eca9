import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const REPOSITORY = join(import.meta.dirname, '../../..')

/** Ours, with the TypeScript of this package; by its name alone Storybook takes that of packages/ui. */
const framework = dirname(fileURLToPath(import.meta.resolve('@storybook/react-vite/package.json')))

const isTest = process.env.VITEST !== undefined
const ours = ['../src/**/*.stories.tsx']
const screens = '../../../apps/*/src/screens/*.stories.tsx'

const config: StorybookConfig = {
  framework: { name: framework as '@storybook/react-vite' },
  // Those of packages/ui are run there, every one with its play and axe.
  stories: isTest ? ours : ['../src/**/*.mdx', ...ours, '../../../packages/ui/src/**/*.stories.tsx', screens],
  staticDirs: [join(REPOSITORY, 'packages/ui/src/assets')],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    isTest ? '@storybook/addon-vitest' : 'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  tags: { check: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(REPOSITORY, 'packages/ui/tsconfig.json'),
      include: [join(REPOSITORY, 'packages/ui/src/**/*.tsx')],
      exclude: ['**/*.stories.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // Of HTML's own only what changes a look; `className` is every root's.
      propFilter: ({ name, parent }) =>
        parent?.fileName.includes('node_modules') ? ['children', 'disabled'].includes(name) : name !== 'className',
    },
  },
}

export default config

import type { Calls } from '@ginipig/app/testing/fake-api.ts'
import { priya } from '@ginipig/app/testing/people.ts'
import { StoryApp } from '@ginipig/app/testing/story-app.tsx'
import type { StoryObj } from '@storybook/react-vite'
import { catalogs } from '../app/catalogs.ts'
import { createAppRouter } from '../app/router.ts'

/** A story that shows the console at a path. @param calls - its answers, by "METHOD /path" */
export const screen = (at: string, calls: Calls, { isVisitor = false } = {}): StoryObj => ({
  globals: { density: 'console' },
  render: (_, { globals }) => (
    <StoryApp
      userType="provider"
      catalogs={catalogs}
      createAppRouter={createAppRouter}
      at={at}
      calls={calls}
      signedInAs={isVisitor ? undefined : priya}
      language={globals.language ?? 'en'}
      theme={globals.theme}
    />
  ),
})

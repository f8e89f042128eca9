import { type Calls, problem } from '@ginipig/app/testing/fake-api.ts'
import { hannah } from '@ginipig/app/testing/people.ts'
import { StoryApp } from '@ginipig/app/testing/story-app.tsx'
import type { StoryObj } from '@storybook/react-vite'
import { catalogs } from '../app/catalogs.ts'
import { createAppRouter } from '../app/router.ts'

export { problem }

const nobodysHold: Calls = { 'GET /bookings/hold': () => Response.json(null) }

/** A story that shows the marketplace at a path. @param calls - its answers, by "METHOD /path" */
export const screen = (at: string, calls: Calls = {}, { isVisitor = false } = {}): StoryObj => ({
  render: (_, { globals }) => (
    <StoryApp
      userType="user"
      catalogs={catalogs}
      createAppRouter={createAppRouter}
      at={at}
      calls={{ ...nobodysHold, ...calls }}
      signedInAs={isVisitor ? undefined : hannah}
      language={globals.language ?? 'en'}
      theme={globals.theme}
    />
  ),
})

/** An answer that never comes. */
export const never = () => new Promise<Response>(() => {})
export const failed = () => problem('internal', 500)
export const dark = (story: StoryObj): StoryObj => ({ ...story, globals: { theme: 'dark' } })
export const onPhone = (story: StoryObj): StoryObj => ({ ...story, globals: { viewport: { value: 'phone' } } })

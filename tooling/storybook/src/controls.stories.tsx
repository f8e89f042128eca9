import type { Usage } from '@ginipig/ui/usage'
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import type { StrictArgTypes } from 'storybook/internal/types'
import { expect } from 'storybook/test'

const meta = { title: 'Checks/Components', tags: ['check', '!autodocs'], render: () => <></> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type StoryFile = Parameters<typeof composeStories>[0]
const files = import.meta.glob<StoryFile>('../../../packages/ui/src/*/*.stories.tsx')

type Described = { __docgenInfo?: { description?: string } }

/** A component as its page shows it: what its stories say, and the props with their controls. */
const components = async () =>
  Promise.all(
    Object.values(files).map(async (file) => {
      const stories = await file()
      const {
        title = '',
        parameters = {},
        component,
      } = stories.default as StoryFile['default'] & { component?: Described }
      const [first] = Object.values(composeStories(stories)) as { argTypes: StrictArgTypes }[]
      return {
        title,
        description: component?.__docgenInfo?.description ?? '',
        usage: parameters.usage as Usage | undefined,
        argTypes: first?.argTypes ?? {},
      }
    }),
  )

const kindOf = (control: StrictArgTypes[string]['control']) => (typeof control === 'object' ? control.type : control)

const UNION = /^("[^"]*"|\d+)( \| ("[^"]*"|\d+))+$/

/** Each prop that is one of a few has a field to choose it by; what is drawn is never asked for as JSON. */
export const EveryUnionIsAChoice: Story = {
  play: async () => {
    const wrong: string[] = []
    let unions = 0
    for (const { title, argTypes } of await components()) {
      for (const [prop, { type, table, control, options }] of Object.entries(argTypes)) {
        const text = table?.type?.summary ?? ''
        const kind = kindOf(control)
        if (text.startsWith('React') && kind === 'object') wrong.push(`${title} ${prop}: JSON for ${text}`)
        if (type?.name !== 'enum' && type?.name !== 'union' && !UNION.test(text)) continue
        unions += 1
        const isChoice = (kind === 'radio' || kind === 'select') && (options?.length ?? 0) > 1
        if (!isChoice) wrong.push(`${title} ${prop}: ${String(kind)} for ${text}`)
      }
    }
    await expect(wrong).toEqual([])
    await expect(unions).toBeGreaterThan(60)
  },
}

const TAKES_KEYS = /^Components\/(Actions|Forms|Overlays)\/|\/(Tabs|MonthCalendar|SlotPicker|Chip|LoadMore)$/

/** A sentence on what it is, its use and misuse, and the keys of what takes keys. */
export const EveryComponentIsExplained: Story = {
  play: async () => {
    const wrong = (await components()).flatMap(({ title, description, usage }) => [
      ...(description === '' && title.startsWith('Components/') ? [`${title} has no sentence`] : []),
      ...(usage ? [] : [`${title} has no usage`]),
      ...(TAKES_KEYS.test(title) && !usage?.keys ? [`${title} has no keys`] : []),
    ])
    await expect(wrong).toEqual([])
  },
}

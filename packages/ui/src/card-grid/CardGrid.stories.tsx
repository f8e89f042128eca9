import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '#panel/index.ts'
import type { Usage } from '#usage/index.ts'
import { CardGrid } from './CardGrid.tsx'

const usage: Usage = {
  use: [
    'Cards of one kind, all as wide as each other: listings, people, posts.',
    '`strip` for a taste of a longer list, with a link to all of it.',
  ],
  avoid: ['Parts of different kinds side by side: Columns.', 'Rows to read down: ListRow.'],
}

const names = ['Balayage', 'Gel nails', 'Skin fade', 'Lash lift', 'Hot stones', 'First talk']

const meta = {
  title: 'Components/Layout/CardGrid',
  component: CardGrid,
  parameters: { usage },
  args: {
    children: names.map((name) => (
      <Panel key={name} look="card" isPadded>
        {name}
      </Panel>
    )),
  },
} satisfies Meta<typeof CardGrid>
export default meta
type Story = StoryObj<typeof meta>

const columnsOf = (grid: HTMLElement) =>
  new Set(Array.from(grid.children, (card) => card.getBoundingClientRect().left)).size

export const Four: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByText('Balayage').parentElement as HTMLElement // the grid itself
    const widths = Array.from(grid.children, (card) => Math.round(card.getBoundingClientRect().width))
    await expect(new Set(widths).size).toBe(1)
    await expect(columnsOf(grid)).toBeLessThanOrEqual(4)
  },
}
export const Three: Story = { args: { columns: 3 } }
export const TwoOnAPhone: Story = { args: { columns: 2, flow: 'grid' } }
export const Strip: Story = { args: { flow: 'strip' } }
export const Dark: Story = { ...Four, play: async () => {}, globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { DayRuler } from './DayRuler.tsx'

const usage: Usage = {
  use: ['Beside the choice of one time, so that one sees what is round it.'],
  avoid: ['To choose by: HalfHourGrid.', 'A week: the diary.'],
  words: ['The label says all of it: “13:00 to 14:45 meets Jo Palmer, 14:00 to 16:30.”'],
}

const meta = {
  title: 'Components/Booking/DayRuler',
  component: DayRuler,
  parameters: { usage },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  args: {
    from: 7,
    until: 24,
    label: '13:00 to 14:45. Jo Palmer 14:00 to 16:30. Busy 08:00 to 10:00.',
    times: [
      { id: 'slot', from: 13, until: 14.75, kind: 'clash', text: '13:00' },
      { id: 'jo', from: 14, until: 16.5, kind: 'booking', text: 'Jo Palmer' },
      { id: 'busy', from: 8, until: 10, kind: 'busy' },
      { id: 'night', from: 2, until: 4, kind: 'busy' },
    ],
  },
} satisfies Meta<typeof DayRuler>
export default meta
type Story = StoryObj<typeof meta>

/** One picture to who hears it; what is over before the first hour isn't drawn. */
export const Clash: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-kind]')).toHaveLength(3)
  },
}
export const Fits: Story = {
  args: { label: '18:00 to 19:45.', times: [{ id: 'slot', from: 18, until: 19.75, kind: 'picked', text: '18:00' }] },
}
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] }
export const Dark: Story = { globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#button/index.ts'
import type { Usage } from '#usage/index.ts'
import { Tooltip } from './Tooltip.tsx'

const usage: Usage = {
  use: ['The name of an icon for those who point at it or tab to it.'],
  avoid: ['Anything needed: touch screens don’t show it.', 'Links or buttons inside.'],
  words: ['A few words, the same as the label of what it stands on.'],
  keys: { Tab: 'to what it belongs to: shows it', Esc: 'hides it' },
}

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { usage },
  args: {
    text: 'Nearly there: qualified or nearly, finishing assessed work.',
    children: <Button size="sm">Nearly there</Button>,
  },
  decorators: [(Story) => <main style={{ padding: '96px 64px 24px' }}>{Story()}</main>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  tags: ['plays'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nearly there: qualified')
    await expect(canvas.getByRole('button', { name: 'Nearly there' })).toHaveAccessibleDescription(/finishing assessed/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel, PanelBody, PanelHead } from '#panel/index.ts'
import type { Usage } from '#usage/index.ts'
import { Columns } from './Columns.tsx'

const usage: Usage = {
  use: ['The panels of a page of the console where some only explain or sum up the others.'],
  avoid: ['A summary that stays in sight: Rail.'],
}

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  parameters: { usage },
  args: {
    children: (
      <Panel aria-label="Setting up">
        <PanelHead title="Setting up" end="2 of 3 done" />
        <PanelBody>Your details, your bank account, your identity.</PanelBody>
      </Panel>
    ),
    side: (
      <>
        <Panel aria-label="How the money moves">
          <PanelHead title="How the money moves" />
          <PanelBody>Client, Ginipig, you.</PanelBody>
        </Panel>
        <Panel aria-label="Questions">
          <PanelBody>Does Ginipig see my ID? No.</PanelBody>
        </Panel>
      </>
    ),
  },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

export const BesideEachOther: Story = {
  play: async ({ canvas }) => {
    const panels = canvas.getAllByRole('region').map((panel) => panel.getAttribute('aria-label'))
    await expect(panels).toEqual(['Setting up', 'How the money moves', 'Questions'])
  },
}

export const BelowOnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, Check, CreditCard, Hourglass, Star } from 'lucide-react'
import { expect } from 'storybook/test'
import body from '#assets/covers/body-1.svg'
import cut from '#assets/covers/cut-1.svg'
import nails from '#assets/covers/nails-2.svg'
import type { Usage } from '#usage/index.ts'
import { Loaf } from './Loaf.tsx'

const usage: Usage = {
  use: ['Our arch round covers, portraits, step numbers and icons.'],
  avoid: ['Buttons, fields and cards.', 'Many on one screen: one leads.'],
}

const meta = { title: 'Foundations/Artwork/Loaf', component: Loaf, parameters: { usage } } satisfies Meta<typeof Loaf>
export default meta
type Story = StoryObj<typeof meta>

export const Cover: Story = {
  args: { src: cut, alt: 'A bob being cut, illustration', ratio: 5 / 7.4, style: { width: 160 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A bob being cut, illustration' })).toBeVisible()
  },
}

export const Wall: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Loaf src={cut} ratio={5 / 7.4} style={{ width: 150 }} />
      <Loaf src={body} ratio={5 / 7.4} isUpsideDown style={{ width: 150 }} />
      <Loaf src={nails} ratio={5 / 7.4} style={{ width: 150 }} />
    </div>
  ),
}

export const Icons: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {[
        { tone: 'beauty', icon: <CalendarCheck key="icon" aria-hidden="true" /> },
        { tone: 'hair', icon: <Hourglass key="icon" aria-hidden="true" /> },
        { tone: 'coaching', icon: <CreditCard key="icon" aria-hidden="true" /> },
        { tone: 'wellness', icon: <Star key="icon" aria-hidden="true" /> },
        { tone: 'primary', icon: <Check key="icon" aria-hidden="true" /> },
      ].map(({ tone, icon }) => (
        <Loaf
          key={tone}
          // The list above holds tones only; TypeScript widens them to string.
          tone={tone as 'beauty'}
          style={{ width: 56 }}
        >
          {icon}
        </Loaf>
      ))}
    </div>
  ),
}

export const IconsDark: Story = { ...Icons, globals: { theme: 'dark' } }

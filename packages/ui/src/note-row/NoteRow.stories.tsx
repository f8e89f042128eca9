import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellRing, CalendarCheck, CalendarX, CreditCard, Hourglass } from 'lucide-react'
import { expect } from 'storybook/test'
import { ButtonLink } from '#button/index.ts'
import { brokenWords, inLargeText } from '#story-fixtures/large-text.ts'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { NoteRow } from './NoteRow.tsx'

const usage: Usage = {
  use: ['A list of what somebody was told, newest first, under the headings of its days.'],
  avoid: ['A list of things that one manages: ListRow.'],
  words: ['The title says what happened, in the words of who did it; the line says which.'],
  keys: { Enter: 'goes to its page' },
}

const meta = {
  title: 'Components/Data/NoteRow',
  component: NoteRow,
  parameters: { usage },
  args: {
    icon: <CalendarCheck />,
    tone: 'good',
    title: 'You’re booked with Priya',
    line: 'Balayage and gloss, mid-length hair, Thu 14 May, 10:30.',
    time: <time dateTime="2027-05-08T13:04">13:04</time>,
    renderLink: storyLink('booking'),
  },
  decorators: [(Story) => <ol>{Story()}</ol>],
} satisfies Meta<typeof NoteRow>
export default meta
type Story = StoryObj<typeof meta>

export const Read: Story = {}

export const Unread: Story = {
  tags: ['plays'],
  args: { unread: 'unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('unread, 13:04')
    await expect(canvas.getByRole('link', { name: 'You’re booked with Priya' })).toBeInTheDocument()
  },
}

export const WithAction: Story = {
  tags: ['plays'],
  args: {
    unread: 'unread',
    tone: 'bad',
    icon: <CreditCard />,
    title: 'Your bank refused the balance',
    actions: (
      <ButtonLink variant="primary" size="sm" href="#pay">
        Pay now
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    // The row's link lies over the row; the button lies over it.
    const button = canvas.getByRole('link', { name: 'Pay now' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(hit?.closest('a')).toBe(button)
  },
}

export const All: Story = {
  render: (args) => (
    <>
      <NoteRow {...args} unread="unread" icon={<Hourglass />} tone="waiting" title="New request from Zoe Smith" />
      <NoteRow {...args} />
      <NoteRow {...args} icon={<CreditCard />} tone="bad" title="Your card couldn’t be charged" />
      <NoteRow {...args} icon={<BellRing />} tone="news" title="A time with Priya is held for you" />
      <NoteRow {...args} icon={<CalendarX />} tone="plain" title="Zoe Smith withdrew the request" />
    </>
  ),
}

/** As on a phone of 320 px: the time gives way to the title. */
export const LargeText: Story = {
  args: { unread: 'unread', title: 'Votre rendez-vous avec Shanice approche', style: { width: 256 } },
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      await expect(brokenWords(canvas.getByRole('link'))).toEqual([])
    })
  },
}

export const Dark: Story = { ...All, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...All, globals: { viewport: { value: 'small', isRotated: false } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#button/index.ts'
import { brokenWords, inLargeText } from '#story-fixtures/large-text.ts'
import type { Usage } from '#usage/index.ts'
import { Panel, PanelBody, PanelFoot, PanelHead } from './Panel.tsx'

const usage: Usage = {
  use: ['The surface that things stand on; PanelHead, PanelBody and PanelFoot rule it.'],
  avoid: ['A panel within a panel.', 'Space alone: use a gap.'],
}

const meta = {
  title: 'Components/Layout/Panel',
  component: Panel,
  parameters: { usage },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const WithHeadAndFoot: Story = {
  render: () => (
    <Panel>
      <PanelHead title="Waiting for your reply" end="Soonest deadline first" />
      <PanelBody>Zoe Harding would like a balayage and gloss on Fri 15-05-2026.</PanelBody>
      <PanelBody>She has sent three photos.</PanelBody>
      <PanelFoot>
        <Button>Decline</Button>
        <Button variant="primary">Accept</Button>
      </PanelFoot>
      <div data-toasts />
    </Panel>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Waiting for your reply' })).toBeVisible()
    // What a region of messages would read, and nothing else: the whole page would be styled anew.
    const liftOf = (element: Element | null) =>
      element ? getComputedStyle(element).getPropertyValue('--toast-lift') : undefined
    await expect(liftOf(document.documentElement)).toBe('')
    const lift = Number.parseFloat(liftOf(canvasElement.querySelector('[data-toasts]')) ?? '')
    const foot = canvas.getByRole('button', { name: 'Accept' }).parentElement
    await expect(lift * 16).toBeGreaterThanOrEqual(foot?.offsetHeight ?? Number.POSITIVE_INFINITY)
  },
}

const read = 'She has not had colour in six months, and sent three photos of her hair in daylight.'
const long = <p style={{ padding: 20 }}>{`${read} `.repeat(30)}</p>

/** What is answered is read first: its buttons come after it. Others stay in sight. */
export const Foots: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ display: 'flex', gap: 20, height: 260, overflow: 'auto' }}>
      {[true, false].map((isSticky) => (
        <Panel key={String(isSticky)}>
          {long}
          <PanelFoot isSticky={isSticky}>
            <Button variant="primary">{isSticky ? 'Message' : 'Accept'}</Button>
          </PanelFoot>
        </Panel>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const topOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top
    const lastRead =
      canvas
        .getAllByText(/six months/)
        .at(-1)
        ?.getBoundingClientRect().bottom ?? Number.NaN
    await expect(topOf('Accept')).toBeGreaterThan(lastRead)
    await expect(topOf('Message')).toBeLessThan(lastRead)
  },
}

/** What stands at the end goes below a title that would have to be broken beside it. */
export const LargeText: Story = {
  render: () => (
    <Panel look="card" style={{ width: 288 }}>
      <PanelHead
        title="Ce que les prestataires voient de vos rendez-vous"
        end={<a href="#bookings">Mes réservations</a>}
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      await expect(brokenWords(canvas.getByRole('heading'))).toEqual([])
    })
  },
}

export const Card: Story = { args: { look: 'card', isPadded: true, children: 'Your card ending 4242 is used.' } }
export const Raised: Story = { args: { look: 'raised', isPadded: true, children: '£54.00, 55% off' } }
export const Well: Story = {
  args: { look: 'well', isPadded: true, children: 'If Priya can’t take it, you get everything back.' },
}
export const Dark: Story = { ...WithHeadAndFoot, globals: { theme: 'dark' } }

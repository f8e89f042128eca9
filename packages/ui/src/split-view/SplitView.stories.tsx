import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '#avatar/index.ts'
import { Badge } from '#badge/index.ts'
import { Button } from '#button/index.ts'
import { Countdown } from '#countdown/index.ts'
import { DetailList } from '#detail-list/index.ts'
import { ListRow, ListRowPrice } from '#list-row/index.ts'
import { Panel, PanelBody, PanelFoot, PanelHead } from '#panel/index.ts'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { SplitDetail, SplitView } from './SplitView.tsx'

const NOON = Date.UTC(2026, 4, 8, 12)
const HOUR = 3_600_000

function Left({ hours, words }: { hours: number; words: string }) {
  return (
    <Countdown
      label="Time left to reply"
      deadline={NOON + hours * HOUR}
      total={8 * HOUR}
      now={() => NOON}
      format={() => words}
    />
  )
}

const decide = (
  <>
    <Button size="sm">Look</Button>
    <Button variant="primary" size="sm">
      Accept
    </Button>
  </>
)

const list = (
  <Panel>
    <PanelHead title="Waiting for your reply" end="Soonest deadline first" />
    <ListRow
      variant="panel"
      lead={<Avatar userId="zoe" name="Zoe Harding" />}
      title="Zoe Harding"
      meta={
        <>
          <p>Balayage and gloss, mid-length hair</p>
          <p>Fri 15-05-2026, 09:30 to 12:00</p>
        </>
      }
      end={
        <>
          <Left hours={0.8} words="48 min left" />
          <ListRowPrice amount="£54.00" detail="£8.10 set aside" />
        </>
      }
      renderLink={storyLink('zoe')}
      isWholeLink
      actions={decide}
      hidesActionsInSplit
    />
    <ListRow
      variant="panel"
      lead={<Avatar userId="hannah" name="Hannah Doyle" />}
      title="Hannah Doyle"
      meta={
        <>
          <p>Balayage and gloss, mid-length hair</p>
          <p>Thu 14-05-2026, 10:30 to 13:00</p>
        </>
      }
      end={
        <>
          <Left hours={7.7} words="7 h 42 min left" />
          <ListRowPrice amount="£54.00" detail="£8.10 set aside" />
        </>
      }
      renderLink={storyLink('hannah')}
      isWholeLink
      isSelected
      actions={decide}
      hidesActionsInSplit
    />
  </Panel>
)

const detailOf = (more?: ReactNode) => (
  <SplitDetail label="Request from Hannah Doyle">
    <Panel>
      <PanelBody>
        <div style={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: 14 }}>
          <Badge tone="warning">Needs your reply</Badge>
          <Left hours={7.7} words="7 h 42 min left" />
        </div>
        <DetailList
          items={[
            { id: 'when', label: 'When', value: 'Thu 14-05-2026, 10:30', isStrong: true },
            { id: 'what', label: 'What', value: 'Balayage and gloss' },
            { id: 'deposit', label: 'Deposit set aside', value: '£8.10' },
            { id: 'balance', label: 'Balance, 12-05-2026', value: '£45.90' },
          ]}
        />
      </PanelBody>
      {more}
      <PanelFoot>
        <Button>Decline</Button>
        <Button variant="primary">Accept</Button>
      </PanelFoot>
    </Panel>
  </SplitDetail>
)

/** Taller than any window. */
const detailWithMuch = detailOf(
  <PanelBody>
    <p style={{ height: 900 }}>When was your last cut? Under 6 weeks ago.</p>
  </PanelBody>,
)

const longPanel = (
  <Panel isPadded>
    <p style={{ height: 900 }}>When was your last cut? Under 6 weeks ago.</p>
  </Panel>
)

const usage: Usage = {
  use: ['List and detail of the console from 1180 px; below, the list alone and the detail on its own page.'],
  avoid: ['Details of one line: show them in the row.'],
}

const meta = {
  title: 'Components/Layout/SplitView',
  component: SplitView,
  parameters: { usage, layout: 'fullscreen' },
  args: { list, detail: detailOf() },
  decorators: [
    (Story) => (
      <div data-density="console" style={{ background: 'var(--c-bg-sunken)', padding: 16, fontSize: 'var(--fs-sm)' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof SplitView>
export default meta
type Story = StoryObj<typeof meta>

export const Requests: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zoe Harding' })).toBeVisible()
  },
}

export const NothingSelected: Story = { args: { detail: undefined } }

/** Below a page's heading, in a laptop's window: the answer needs no scrolling, and stays when the page is scrolled. */
export const TheAnswerIsOnTheScreen: Story = {
  tags: ['check', '!autodocs'],
  args: { detail: detailWithMuch },
  parameters: { viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '720px' } } } } },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 1600 }}>
        <div style={{ height: 150 }} />
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bottom = () => canvas.getAllByRole('button', { name: 'Accept' }).at(-1)?.getBoundingClientRect().bottom
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight))
    window.scrollTo(0, 90)
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight))
    window.scrollTo(0, 0)
    // That there is more to read shows at the foot, until one is at its end.
    const room = canvas.getByRole('region', { name: 'Request from Hannah Doyle' })
    const foot = canvas.getAllByRole('button', { name: 'Accept' }).at(-1)?.closest('footer') as HTMLElement
    await waitFor(() => expect(getComputedStyle(foot).boxShadow).not.toBe('none'))
    room.scrollTo(0, room.scrollHeight)
    await waitFor(() => expect(getComputedStyle(foot).boxShadow).toBe('none'))
    room.scrollTo(0, 0)
    await waitFor(() => expect(getComputedStyle(foot).boxShadow).not.toBe('none'))
  },
}

/** What has nothing to press says that it goes on, too. */
export const MoreThanFits: Story = {
  tags: ['check', '!autodocs'],
  args: { detail: <SplitDetail label="Past booking">{longPanel}</SplitDetail> },
  parameters: { viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '720px' } } } } },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    const room = canvas.getByRole('region', { name: 'Past booking' })
    const edge = () => getComputedStyle(room, '::after').content
    await waitFor(() => expect(edge()).not.toBe('none'))
    room.scrollTo(0, room.scrollHeight)
    await waitFor(() => expect(edge()).toBe('none'))
    room.scrollTo(0, 0)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }

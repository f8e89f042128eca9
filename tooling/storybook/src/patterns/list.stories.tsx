import { Button } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { ListRow, ListRowPrice } from '@ginipig/ui/list-row'
import { LoadMore } from '@ginipig/ui/load-more'
import { PageHeader } from '@ginipig/ui/page-header'
import { Skeleton } from '@ginipig/ui/skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'

/** A list has five states, and each is drawn: it is coming (grey boxes in its shape, after 150 ms), it is there, there is more,
 *  there is nothing (why, and one way on), it could not be had (what happened, and *Try again*). A page that has something keeps
 *  it while it looks again. */
const meta = { title: 'Patterns/List', tags: ['!autodocs'], parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Page = ({ lead, children }: { lead?: string; children: ReactNode }) => (
  <main>
    <PageHeader size="console" title="Bookings" lead={lead} />
    <div style={{ display: 'grid', gap: 14, marginBlockStart: 20 }}>{children}</div>
  </main>
)

const rows = ['Balayage and gloss', 'Reflexology for sleep', 'Gel manicure'].map((title) => (
  <ListRow
    key={title}
    variant="card"
    headingLevel={2}
    title={title}
    meta="Thu 14 May, 10:30 to 13:00 with Priya"
    end={<ListRowPrice amount="£54.00" detail="£8.10 paid" />}
  />
))

export const Loaded: Story = {
  render: () => (
    <Page lead="3 of 8 are shown.">
      {rows}
      <LoadMore text="Showing 3 of 8" progress={3 / 8} label="Show more" hasMore onLoadMore={fn()} />
    </Page>
  ),
}

export const Loading: Story = {
  render: () => (
    <Page>
      <div role="status" aria-busy="true" aria-label="Loading" style={{ display: 'grid', gap: 14 }}>
        {['first', 'second', 'third'].map((one) => (
          <Skeleton key={one} shape="block" height={96} />
        ))}
      </div>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  render: () => (
    <Page>
      <EmptyState
        pig="sleep"
        title="Nothing booked yet"
        text="What you book is kept here, with all that belongs to it."
        action={<Button variant="primary">Find a treatment</Button>}
      />
    </Page>
  ),
}

export const Failed: Story = {
  render: () => (
    <Page>
      <EmptyState
        pig="sleep"
        title="Something went wrong"
        text="Your bookings couldn’t be loaded. They are as they were."
        action={<Button variant="primary">Try again</Button>}
      />
    </Page>
  ),
}

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarPlus, MessageCircle, Star } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '#badge/index.ts'
import { Button } from '#button/index.ts'
import { Countdown } from '#countdown/index.ts'
import { coverUrl } from '#covers/index.ts'
import { DateTile } from '#date-tile/index.ts'
import { Panel } from '#panel/index.ts'
import { Stars } from '#rating/index.ts'
import { brokenWords, inLargeText } from '#story-fixtures/large-text.ts'
import { storyLink } from '#story-fixtures/story-link.tsx'
import type { Usage } from '#usage/index.ts'
import { ListRow, ListRowPrice } from './ListRow.tsx'

const NOON = Date.UTC(2026, 4, 8, 12)

const usage: Usage = {
  use: ['One booking, request or listing in a list: lead, title, facts, state, actions at the end.'],
  avoid: ['Figures to compare down a column: Table.', 'Listings to choose from: ListingCard.'],
  words: ['The title is what people call it: the treatment, or the client.'],
  keys: { Tab: 'to the title’s link, then to the row’s actions', Enter: 'opens it' },
}

const meta = {
  title: 'Components/Data/ListRow',
  component: ListRow,
  parameters: { usage },
  args: { title: 'Balayage and gloss, mid-length hair' },
} satisfies Meta<typeof ListRow>
export default meta
type Story = StoryObj<typeof meta>

export const Bookings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 14 }}>
      <ListRow
        variant="card"
        lead={<DateTile dateTime="2026-05-11" weekday="Mon" day="11" month="May" tone="danger" />}
        badges={<Badge tone="danger">Card expired</Badge>}
        title="Reflexology for sleep"
        renderLink={storyLink('reflexology')}
        meta="16:00 to 16:50 with Siân Rees, Sale"
        note="Your Visa ending 4242 has expired. Update it before Sun 10 May, 04:00 or we’ll have to release the slot."
        noteTone="danger"
        end={<ListRowPrice amount="£24.00" detail="£3.60 paid" />}
        actions={
          <>
            <Button variant="primary" size="sm">
              Update card
            </Button>
            <Button size="sm">Details</Button>
          </>
        }
      />
      <ListRow
        variant="card"
        lead={<DateTile dateTime="2026-05-12" weekday="Tue" day="12" month="May" tone="success" />}
        badges={<Badge tone="success">Confirmed</Badge>}
        title="Lash lift and tint"
        renderLink={storyLink('lash-lift')}
        meta="17:30 to 18:30 with Ellie Watson, Didsbury"
        end={<ListRowPrice amount="£18.00" detail="£15.30 on 11-05-2026, 05:30" />}
        actions={
          <>
            <Button size="sm">Details</Button>
            <Button size="sm" icon={<CalendarPlus aria-hidden="true" />}>
              Calendar
            </Button>
            <Button variant="ghost" size="sm" icon={<MessageCircle aria-hidden="true" />}>
              Message
            </Button>
          </>
        }
      />
      <ListRow
        variant="card"
        lead={<DateTile dateTime="2026-05-14" weekday="Thu" day="14" month="May" tone="warning" />}
        badges={
          <>
            <Badge tone="warning">Waiting for Priya</Badge>
            <Countdown
              label="Time left for Priya to reply"
              deadline={NOON + 7.7 * 3_600_000}
              total={8 * 3_600_000}
              now={() => NOON}
              format={() => '7 h 42 min left'}
            />
          </>
        }
        title="Balayage and gloss, mid-length hair"
        renderLink={storyLink('balayage')}
        meta="10:30 to 13:00 with Priya Nair, Ancoats"
        end={<ListRowPrice amount="£49.00" detail="£8.10 set aside" />}
        actions={
          <>
            <Button size="sm">Details</Button>
            <Button variant="ghost" size="sm" icon={<MessageCircle aria-hidden="true" />}>
              Message
            </Button>
            <Button variant="ghost" size="sm">
              Withdraw
            </Button>
          </>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Lash lift and tint' })).toBeVisible()
  },
}

/** As large text makes it: what stands at the end leaves room to read. */
export const MuchAtTheEnd: Story = {
  render: () => (
    <div style={{ width: 420 }}>
      <ListRow
        variant="card"
        lead={<DateTile dateTime="2026-05-11" weekday="Mon" day="11" month="May" tone="danger" />}
        title="Breathwork by video"
        meta="10:00 to 10:45 with Shanice Baker"
        end={<ListRowPrice amount="£20.00" detail="£3.00 paid, £17.00 left to pay, taken on 26-11-2026" />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^10:00 to/).getBoundingClientRect()
    const price = canvas.getByText(/^£3.00 paid/).getBoundingClientRect()
    await expect(words.width).toBeGreaterThan(100)
    await expect(price.left >= words.right || price.top >= words.bottom).toBe(true)
  },
}

/** What stands at the start and at the end leaves a long word of the title its room. */
export const ALongWordInLargeText: Story = {
  tags: ['check', '!autodocs'],
  render: () => (
    <div style={{ width: 610 }}>
      <ListRow
        variant="card"
        lead={
          <div style={{ display: 'flex', gap: 10 }}>
            <DateTile dateTime="2026-05-11" weekday="Mon" day="11" month="May" />
            <img src={coverUrl('colour', 'listing-1')} alt="" style={{ width: 96, height: 96 }} />
          </div>
        }
        title="Breathwork by video"
        end={<ListRowPrice amount="£20.00" detail="£3.00 paid, £17.00 still to pay" />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await inLargeText(async () => {
      const title = canvas.getByRole('heading')
      await expect(brokenWords(title)).toEqual([])
      const picture = canvas.getByRole('presentation').getBoundingClientRect()
      await expect(title.getBoundingClientRect().left).toBeGreaterThan(picture.right)
    })
  },
}

export const Past: Story = {
  render: () => (
    <div>
      <ListRow
        lead={<DateTile dateTime="2026-05-02" weekday="Sat" day="2" month="May" />}
        title="Blow dry, any length"
        meta="Sat 02-05-2026 with Nia Roberts"
        end={<ListRowPrice amount="£7.50" />}
        actions={
          <Button variant="tonal" size="sm" icon={<Star aria-hidden="true" />}>
            Review
          </Button>
        }
      />
      <ListRow
        lead={<DateTile dateTime="2026-04-28" weekday="Tue" day="28" month="Apr" />}
        title="Gel manicure with hand-painted art"
        meta={
          <>
            <p>Tue 28-04-2026 with Aisha Rahman</p>
            <Stars value={5} label="You gave 5 out of 5" />
          </>
        }
        end={<ListRowPrice amount="£12.00" />}
        actions={<Button size="sm">Book again</Button>}
      />
      <ListRow
        lead={<DateTile dateTime="2026-04-22" weekday="Wed" day="22" month="Apr" />}
        title="Career change session"
        meta={
          <>
            <p>Daniel couldn’t make Wed 22-04-2026</p>
            <Badge tone="neutral">Refunded £20.00</Badge>
          </>
        }
        end={<ListRowPrice amount={<s>£20.00</s>} />}
        actions={<Button size="sm">Find another</Button>}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [done, reviewed, refunded] = canvas.getAllByRole('article')
    await expect(done).toHaveTextContent(/Blow dry, any length.*£7\.50.*Review/)
    await expect(canvas.getByRole('img', { name: 'You gave 5 out of 5' })).toBeVisible()
    await expect(reviewed).toHaveTextContent('Book again')
    await expect(refunded).toHaveTextContent(/Refunded £20\.00/)
  },
}

export const InAPanel: Story = {
  render: () => (
    <Panel>
      <ListRow
        variant="panel"
        lead={
          <>
            Sat 9<br />
            <b>10:00</b>
          </>
        }
        title="Blow dry and bend, any length"
        meta="Kat Evans"
        end={<Badge tone="success">Paid in full</Badge>}
        renderLink={storyLink('kat')}
        isWholeLink
      />
      <ListRow
        variant="panel"
        lead={
          <>
            Tue 12
            <br />
            <b>08:45</b>
          </>
        }
        title="Patch test for 14 May"
        meta="Hannah Doyle"
        end={<Badge tone="neutral">10 min</Badge>}
        renderLink={storyLink('hannah')}
        isWholeLink
        isSelected
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[1]).toHaveAttribute('aria-current', 'true')
  },
}

/** State and price side by side, and one under the other: the prices end at the same edge. */
export const InAPanelOnAPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <Panel style={{ maxWidth: 288 }}>
      <ListRow
        variant="panel"
        lead={<b>TA</b>}
        title="Thandi Allen"
        end={
          <>
            <Badge tone="success">Attended</Badge>
            <ListRowPrice amount="£9.00" />
          </>
        }
      />
      <ListRow
        variant="panel"
        lead={<b>AO</b>}
        title="Anika Okoro"
        end={
          <>
            <Badge tone="warning">Waiting for your reply</Badge>
            <ListRowPrice amount="£62.00" detail="You earn £52.70" />
          </>
        }
      />
    </Panel>
  ),
  play: async ({ canvas }) => {
    const [beside, under] = ['£9.00', '£62.00'].map((amount) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(amount))
      return range.getBoundingClientRect()
    })
    const badge = canvas.getByText('Waiting for your reply').getBoundingClientRect()
    await expect(under?.top).toBeGreaterThanOrEqual(badge.bottom)
    await expect(under?.right).toBeCloseTo(beside?.right ?? 0, 0)
  },
}

export const BookingsOnAPhone: Story = { ...Bookings, globals: { viewport: { value: 'small', isRotated: false } } }

export const BookingsDark: Story = { ...Bookings, globals: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Usage } from '#usage/index.ts'
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx'
import { useFirstNew } from './use-first-new.ts'

const usage: Usage = {
  use: ['Under a list that goes on: how many are shown, and one button. The focus goes to the first new one.'],
  avoid: ['Loading by scrolling: nobody reaches the footer.'],
  words: ['“Showing 8 of 48”; without a known total only how many are shown.'],
  keys: { 'Enter, Space': 'load more; the focus then stands on the first new one' },
}

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  parameters: { usage },
  args: { text: 'Showing 8 of 48', progress: 8 / 48, label: 'Show more', hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 8 of 48')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}
export const All: Story = {
  args: { text: 'Showing all 48', progress: 1, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const TotalUnknown: Story = { args: { text: 'Showing 20', progress: undefined } }

function Numbers({ step, ...args }: LoadMoreProps & { step: number }) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(2)
  const isNewFromHere = useFirstNew(list, shown)
  const show = (more: number) => setShown(shown + more)
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => `Number ${index + 1}`).map((name) => (
          <li key={name}>
            <a href="/">{name}</a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => show(1)}>
        One comes by itself
      </button>
      <LoadMore
        {...args}
        onLoadMore={() => {
          isNewFromHere()
          show(step)
        }}
      />
    </>
  )
}

/** The keyboard goes on at the first of what is new, and stays where it is for what came unasked. */
export const FirstNew: Story = {
  render: (args) => <Numbers {...args} step={2} />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show more' })
    await userEvent.click(more)
    await expect(canvas.getByRole('link', { name: 'Number 3' })).toHaveFocus()
    await userEvent.click(more)
    await expect(canvas.getByRole('link', { name: 'Number 5' })).toHaveFocus()
    const byItself = canvas.getByRole('button', { name: 'One comes by itself' })
    await userEvent.click(byItself)
    await expect(byItself).toHaveFocus()
  },
}

function Parts({ ...args }: LoadMoreProps) {
  const page = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState([['First'], ['Last']])
  const isNewFromHere = useFirstNew(page, parts.flat().length, 'li')
  return (
    <div ref={page}>
      {parts.map((names) => (
        <ul key={names[0]}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ))}
      <LoadMore
        {...args}
        onLoadMore={() => {
          isNewFromHere()
          setParts([['First', 'Second'], ['Last']])
        }}
      />
    </div>
  )
}

/** What is new may stand before what was there, and have no link. */
export const InParts: Story = {
  render: (args) => <Parts {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getByText('Second')).toHaveFocus()
  },
}
export const NothingNew: Story = {
  render: (args) => <Numbers {...args} step={0} />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show more' })
    await userEvent.click(more)
    await expect(more).toHaveFocus()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }

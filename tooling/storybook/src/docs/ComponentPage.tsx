import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { UsageNotes } from './UsageNotes.tsx'
import { WhereUsed } from './WhereUsed.tsx'

/** The page of a component: what it is, when to take it and when not, the sample with its controls, every state. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <WhereUsed />
      <Primary />
      <Controls />
      <UsageNotes />
      <Stories title="States" includePrimary={false} />
    </>
  )
}

/** What the page of a component says about its use; stories give it as `parameters: { usage }` (tooling/storybook draws it). */
export interface Usage {
  /** What it is for, and how: one sentence each. */
  readonly use: readonly string[]
  /** What it is not for, and what to take instead. */
  readonly avoid: readonly string[]
  /** Rules for its text. */
  readonly words?: readonly string[]
  /** Key → what it does; of every part that takes keys. */
  readonly keys?: Readonly<Record<string, string>>
}

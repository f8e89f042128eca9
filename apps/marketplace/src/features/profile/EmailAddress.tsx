import { Fragment } from 'react'

/** An address that, where it doesn't fit, breaks after its "@" and dots rather than inside a word. */
export function EmailAddress({ email }: { email: string }) {
  const parts = email.split(/(?<=[@.])/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which come and go together
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

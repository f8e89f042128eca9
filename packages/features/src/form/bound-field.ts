/** One field of a form, whichever library keeps it: what its control needs, and what is wrong with it. */
export type BoundField = {
  input: {
    name: string
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }
  /** A field problem of the domain; undefined while there is none to show. */
  problem: string | undefined
  /** Something stands there, it was left once, and as it stands it is right. Only forms that show it say it. */
  isValid?: boolean
}

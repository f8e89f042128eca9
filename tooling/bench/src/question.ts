import type { Stand } from '#stand/stand.ts'

/** One line of the final table. Without `bare` and `goal` it only tells a number. */
export interface Finding {
  readonly what: string
  readonly ours: string
  readonly bare?: string
  /** Ours against bare; the median over the rounds, each round's own two numbers compared. */
  readonly ratio?: number
  readonly goal?: Goal
  /** It hangs on what else the machine does: on a busy one it isn't told. */
  readonly isTime?: boolean
}

/** A ratio that is good at most, or at least, at this. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number }

/** What a question may use; the stand is started by the first who asks for it. */
export interface Means {
  readonly stand: () => Promise<Stand>
  /** Prints a detail above the table. */
  readonly say: (line: string) => void
}

/** A file `<name>.bench.ts` exports one of these as `question`. */
export interface Question {
  /** One sentence, printed before it is answered. */
  readonly asks: string
  readonly answer: (means: Means) => Promise<readonly Finding[]>
}

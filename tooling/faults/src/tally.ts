/** What was answered, by kind: `2xx`, `4xx`, `503`, `no answer`, and anything else by itself, such as `500`. */
export type Tally = Map<string, number>

const kindOf = (status: number) => {
  if (status < 300) return '2xx'
  return status >= 400 && status < 500 ? '4xx' : String(status)
}

/** @param status - undefined when the connection broke */
export function count(tally: Tally, status: number | undefined): void {
  const kind = status === undefined ? 'no answer' : kindOf(status)
  tally.set(kind, (tally.get(kind) ?? 0) + 1)
}

/** What no outage excuses: a fault of ours is never what is told (500), nor an answer nobody can read (502, 504). */
export const inexcusable = (tally: Tally): string[] =>
  [...tally].flatMap(([kind, times]) =>
    ['2xx', '4xx', '503', 'no answer'].includes(kind) ? [] : [`${times} answers of ${kind}`],
  )

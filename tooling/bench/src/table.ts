import type { Finding, Goal } from './question.ts'

const HEAD = ['question', 'ours', 'bare', 'ratio', 'goal', 'met']

/** The final table as text. */
export function toTable(findings: readonly Finding[]): string {
  const rows = [HEAD, ...findings.map(toCells)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

function toCells({ what, ours, bare = '', ratio, goal }: Finding): string[] {
  const cells = [what, ours, bare, ratio?.toFixed(2) ?? '']
  if (!goal || ratio === undefined) return [...cells, '', '']
  return [...cells, 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`, isMet(ratio, goal) ? 'yes' : 'no']
}

const isMet = (ratio: number, goal: Goal) => ('atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast)

import { bareBytes } from './first-route/bare-page.ts'
import { BuiltApp, kilobytes, sum } from './first-route/built-app.ts'
import type { Question } from './question.ts'

const GOAL = { atMost: 1.45 }

const pages = [
  { app: 'marketplace', path: '/', route: 'index', parts: [] },
  { app: 'provider-console', path: '/login', route: 'login', parts: [] },
  {
    app: 'provider-console',
    path: '/provider/my-bookings',
    route: 'provider/my-bookings',
    parts: ['src/app/shell/ConsoleFrame.tsx'],
  },
]

export const question: Question = {
  asks: 'How much JavaScript (brotli 11) comes before the first page, beside a bare page on the same libraries?',
  async answer({ say }) {
    const bare = await bareBytes()
    return pages.map(({ app, path, route, parts }) => {
      const { scripts } = new BuiltApp(app).downloads(route, parts)
      const ours = sum(scripts)
      say(`${app} ${path}: ${kilobytes(ours)} in ${scripts.length} files; bare ${kilobytes(bare)}`)
      for (const { file, bytes } of scripts) say(`  ${kilobytes(bytes).padStart(8)}  ${file}`)
      const what = `first-route ${app} ${path}`
      return { what, ours: kilobytes(ours), bare: kilobytes(bare), ratio: ours / bare, goal: GOAL }
    })
  },
}

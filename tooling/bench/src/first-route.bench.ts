import { bareBytes } from './first-route/bare-page.ts'
import { scriptsOf } from './first-route/built-app.ts'
import type { Question } from './question.ts'

const GOAL = { atMost: 1.25 }

/** What every page needs. The English is in the code; another language is a file more. */
const ALWAYS = ['index.html']
/** What makes calls comes beside the first page. A page that waits for its data before it shows waits for it too. */
const CALLS = '../../packages/api-client/src/core/make-call.ts'

const pages = [
  { app: 'marketplace', path: '/', parts: ['src/routes/index.tsx'] },
  { app: 'provider-console', path: '/login', parts: ['src/routes/login.tsx'] },
  {
    app: 'provider-console',
    path: '/provider/my-bookings',
    parts: ['src/app/shell/ConsoleFrame.tsx', 'src/routes/provider/my-bookings.tsx', CALLS],
  },
]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const question: Question = {
  asks: 'How much JavaScript (brotli 11) comes before the first page, beside a bare page on the same libraries?',
  async answer({ say }) {
    const bare = await bareBytes()
    return pages.map(({ app, path, parts }) => {
      const scripts = scriptsOf(app, [...ALWAYS, ...parts])
      const ours = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
      say(`${app} ${path}: ${kilobytes(ours)} in ${scripts.length} files; bare ${kilobytes(bare)}`)
      for (const { file, bytes } of scripts) say(`  ${kilobytes(bytes).padStart(8)}  ${file}`)
      const what = `first-route ${app} ${path}`
      return { what, ours: kilobytes(ours), bare: kilobytes(bare), ratio: ours / bare, goal: GOAL }
    })
  },
}

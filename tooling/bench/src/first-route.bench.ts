import { bareBytes } from './first-route/bare-page.ts'
import { type Script, scriptsOf } from './first-route/built-app.ts'
import type { Question } from './question.ts'

const GOAL = { atMost: 1.25 }

/** What every page needs. The English is in the code; another language is a file more. */
const ALWAYS = ['index.html']
const API_CLIENT = '../../packages/api-client/src'
/** What makes calls comes beside the first page, the descriptions of the calls with it: the deployment is asked for on
 *  every page. A page that waits for its data before it shows waits for them too. */
const CALLS = [`${API_CLIENT}/core/make-call.ts`, `${API_CLIENT}/config/config-endpoints.ts`]
/** What opens a stored session: whoever has one waits for it, nobody else. */
const SESSION = '../../packages/session/src/sealing.ts'

/** `parts` come before the page is shown, `later` right after it, without anybody asking. */
const pages = [
  {
    app: 'marketplace',
    path: '/',
    parts: ['src/routes/index.tsx'],
    later: [
      ...CALLS,
      `${API_CLIENT}/listing/search-endpoints.ts`,
      'src/routes/-home-foot.tsx',
      'src/app/shell/Footer.tsx',
      'src/features/treatment/discover/live.ts',
      'src/features/treatment/discover/TreatYourself.tsx',
    ],
  },
  { app: 'provider-console', path: '/login', parts: ['src/routes/login.tsx'], later: CALLS },
  {
    app: 'provider-console',
    path: '/provider/my-bookings',
    parts: ['src/app/shell/ConsoleFrame.tsx', 'src/routes/provider/my-bookings.tsx', ...CALLS, SESSION],
    // The panel beside the list; the manifest knows it by the route that shows it alone.
    later: ['src/routes/provider/booking-details.$id.tsx'],
  },
]

const sum = (scripts: readonly Script[]) => scripts.reduce((total, { bytes }) => total + bytes, 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const question: Question = {
  asks: 'How much JavaScript (brotli 11) comes before the first page, beside a bare page on the same libraries?',
  async answer({ say }) {
    const bare = await bareBytes()
    return pages.map(({ app, path, parts, later }) => {
      const scripts = scriptsOf(app, [...ALWAYS, ...parts])
      const ours = sum(scripts)
      const all = sum(scriptsOf(app, [...ALWAYS, ...parts, ...later]))
      say(`${app} ${path}: ${kilobytes(ours)} in ${scripts.length} files; bare ${kilobytes(bare)}`)
      for (const { file, bytes } of scripts) say(`  ${kilobytes(bytes).padStart(8)}  ${file}`)
      say(`  ${kilobytes(all).padStart(8)}  with what comes right after it: ${(all / bare).toFixed(2)}x`)
      const what = `first-route ${app} ${path}`
      return { what, ours: kilobytes(ours), bare: kilobytes(bare), ratio: ours / bare, goal: GOAL }
    })
  },
}

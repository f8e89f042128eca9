import { BuiltApp, type Download, kilobytes, sum } from './first-route/built-app.ts'
import type { Question } from './question.ts'

const APPS = ['marketplace', 'provider-console']

const told = (downloads: readonly Download[]) => `${downloads.length} (${kilobytes(sum(downloads))})`

export const question: Question = {
  asks: 'How many scripts and style sheets (brotli 11) does each route ask for before its page can be shown?',
  answer: async ({ say }) =>
    APPS.map((name) => {
      const app = new BuiltApp(name)
      const counts = app.routes().map((route) => {
        const { scripts, styles } = app.downloads(route)
        say(`${name} ${route}: scripts ${told(scripts)}, style sheets ${told(styles)}`)
        return { route, files: scripts.length + styles.length }
      })
      const [most] = counts.toSorted((a, b) => b.files - a.files)
      return { what: `routes ${name}: most files`, ours: `${most?.files ?? 0} (${most?.route ?? 'none'})` }
    }),
}

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PlopTypes } from '@turbo/gen'

/** Whom the access matrix lets in, by who may make a call. */
const MATRIX_ROWS: Record<string, string> = {
  public: 'everyone',
  client: 'clients',
  provider: 'providers',
  either: 'members',
  onboarding: 'anyProvider',
}

const CONTRACT = 'packages/contract/src'
const MODULES = 'apps/api/src/modules'

/** Files that describe calls, as "booking/client-calls". */
const contractFiles = () =>
  globSync(`${CONTRACT}/*/*.ts`)
    .filter((file) => !file.includes('.test.') && /= endpoint\(/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(CONTRACT.length + 1, -'.ts'.length))

const modules = () => globSync(`${MODULES}/*/calls.ts`).map((file) => dirname(file).slice(MODULES.length + 1))

type Answers = { file: string; module: string; name: string; page: string }

/** `pnpm gen`: the skeleton of a call, with its page if it has one, in the form that CONTRIBUTING describes. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setHelper('matrixRow', (access: string) => MATRIX_ROWS[access])
  plop.setHelper('params', (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  plop.setHelper('isEqual', (one: unknown, other: unknown) => one === other)
  plop.setHelper('noun', (file: string) => file.split('/')[0])

  plop.setActionType('format', () => {
    execFileSync('pnpm', ['exec', 'biome', 'check', '--write', CONTRACT, 'apps'], { stdio: 'ignore' })
    return 'formatted. Next: what goes in, what comes out and how it can fail; then see its test fail'
  })

  plop.setGenerator('call', {
    description: 'a call of the API: contract, module, access, test; and the page that makes it',
    prompts: [
      { type: 'list', name: 'file', message: 'File of the contract', choices: contractFiles() },
      { type: 'list', name: 'module', message: 'Module of the API', choices: modules() },
      { type: 'input', name: 'name', message: 'Name: a verb and a noun, as in cancelBooking' },
      { type: 'list', name: 'method', message: 'Method', choices: ['GET', 'POST', 'PUT', 'DELETE'] },
      { type: 'input', name: 'path', message: 'Path under /api/v1, as in /bookings/:bookingId/cancel' },
      { type: 'list', name: 'access', message: 'Who may', choices: Object.keys(MATRIX_ROWS) },
      { type: 'input', name: 'page', message: 'Page, as in marketplace/payment-details (empty: none)' },
    ],
    actions: (answers) => {
      const { page } = answers as Answers // of the prompts above
      const [app, ...route] = page.split('/')
      return [...callActions, ...(app ? pageActions(app, route.join('/')) : []), { type: 'format' }]
    },
  })
}

const callActions: PlopTypes.ActionType[] = [
  {
    type: 'modify',
    path: `${CONTRACT}/{{file}}.ts`,
    pattern: /\n$(?![\s\S])/,
    templateFile: 'call/contract.ts.hbs',
  },
  {
    type: 'modify',
    path: `${MODULES}/{{module}}/calls.ts`,
    pattern: /^/,
    template: "import { {{name}} } from '@ginipig/contract/{{file}}.ts'\n",
  },
  {
    type: 'modify',
    path: `${MODULES}/{{module}}/calls.ts`,
    // At the end of the function that serves the module's calls; helpers may follow it.
    pattern: /(export (?:async )?function \w+Calls\([\s\S]*?\n)\}\n/,
    template: '$1\n  serve(host, {{name}}, async () => ({}))\n}\n',
  },
  {
    type: 'modify',
    path: 'apps/api/src/access-matrix.fixture.ts',
    pattern: /(export const matrix: Record<string, Case> = \{\n)/,
    template: '$1  {{name}}: { who: {{matrixRow access}} },\n',
  },
  { type: 'add', path: `${MODULES}/{{module}}/{{dashCase name}}.test.ts`, templateFile: 'call/test.ts.hbs' },
]

const pageActions = (app: string, route: string): PlopTypes.ActionType[] => {
  const page = `apps/${app}/src/features/{{noun file}}/{{pascalCase name}}Page`
  const data = { route: `/${route}` }
  return [
    { type: 'add', path: `apps/${app}/src/routes/${route}.tsx`, templateFile: 'call/route.tsx.hbs', data },
    { type: 'add', path: `${page}.tsx`, templateFile: 'call/page.tsx.hbs', data },
    { type: 'add', path: `${page}.test.tsx`, templateFile: 'call/page.test.tsx.hbs', data },
  ]
}

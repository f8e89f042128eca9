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
  operator: "{ ...nobody, operator: 'in' }",
}

/** Of which a page knows nothing: it shows itself to everybody. */
const OF_NO_APP = ['public', 'either', 'operator']

const CONTRACT = 'packages/contract/src'
const MODULES = 'apps/api/src/modules'
const MATRIX = 'apps/api/src/access-matrix.fixture.ts'

/** Files that describe calls, as "booking/client-calls". */
const contractFiles = () =>
  globSync(`${CONTRACT}/*/*.ts`)
    .filter((file) => !file.includes('.test.') && /= endpoint\(/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(CONTRACT.length + 1, -'.ts'.length))

const modules = () => globSync(`${MODULES}/*/calls.ts`).map((file) => dirname(file).slice(MODULES.length + 1))

/** The names in "/bookings/:bookingId". */
const paramsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** Of what the page's test asks for. */
const AN_ID = '0190a7c2-0000-7000-8000-0000000000d1'

const IMPORT_ID = "import { Id } from '#core/scalar.ts'\n"

type Answers = { file: string; module: string; name: string; path: string; page: string }

/** `pnpm gen`: the skeleton of a call, with its page if it has one, in the form that CONTRIBUTING describes. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setHelper('matrixRow', (access: string) => MATRIX_ROWS[access])
  plop.setHelper('params', paramsOf)
  // Of nothing that is there: whose it is says the call's own test.
  plop.setHelper('matrixParams', (path: string) => {
    const given = paramsOf(path).map((name) => `${name}: anId()`)
    return given.length === 0 ? '' : `, params: () => ({ ${given.join(', ')} })`
  })
  plop.setHelper('withIds', (address: string) => address.replace(/[$:]\w+/g, AN_ID))
  plop.setHelper('routeAccess', (access: string) => (OF_NO_APP.includes(access) ? 'common' : access))
  plop.setHelper('isConsole', (access: string) => access === 'provider' || access === 'onboarding')
  plop.setHelper('isEqual', (one: unknown, other: unknown) => one === other)
  plop.setHelper('noun', (file: string) => file.split('/')[0])

  plop.setActionType('format', (answers) => {
    const { file, module, page } = answers as Answers // of the prompts below
    const [app] = page.split('/')
    const written = [`${CONTRACT}/${file}.ts`, `${MODULES}/${module}`, MATRIX, ...(app ? [`apps/${app}/src`] : [])]
    execFileSync('biome', ['check', '--write', ...written], { stdio: 'ignore' }) // on the path of `pnpm gen`
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
      const { page, path } = answers as Answers // of the prompts above
      const [app, ...route] = page.split('/')
      return [...callActions, ...(app ? pageActions(app, route.join('/'), paramsOf(path)) : []), { type: 'format' }]
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
    path: `${CONTRACT}/{{file}}.ts`,
    // Biome brings the imports into one line each.
    transform: (text: string) =>
      /\bId\b[^\n]*from|^ {2}Id,$/m.test(text) || !/\bId\b/.test(text) ? text : IMPORT_ID + text,
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
    path: MATRIX,
    pattern: /(export const matrix: Record<string, Case> = \{\n)/,
    template: '$1  {{name}}: { who: {{{matrixRow access}}}{{{matrixParams path}}} },\n',
  },
  { type: 'add', path: `${MODULES}/{{module}}/{{dashCase name}}.test.ts`, templateFile: 'call/test.ts.hbs' },
]

/** What the call asks for stands in the page's address: `my-thing.$thingId.tsx`. */
const pageActions = (app: string, name: string, params: string[]): PlopTypes.ActionType[] => {
  const file = [name, ...params.filter((param) => !name.includes(`$${param}`)).map((param) => `$${param}`)].join('.')
  const page = `apps/${app}/src/features/{{noun file}}/{{pascalCase name}}Page`
  const data = { route: `/${file.replaceAll('.', '/')}`, app }
  return [
    { type: 'add', path: `apps/${app}/src/routes/${file}.tsx`, templateFile: 'call/route.tsx.hbs', data },
    { type: 'add', path: `${page}.tsx`, templateFile: 'call/page.tsx.hbs', data },
    { type: 'add', path: `${page}.test.tsx`, templateFile: 'call/page.test.tsx.hbs', data },
  ]
}

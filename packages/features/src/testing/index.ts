export { type Calls, problem } from './fake-api.ts'
export { openerOf, person } from './open-app.tsx'
export { endPages } from './page-end.ts'

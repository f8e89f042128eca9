export {
  type Access,
  type BodyInput,
  type BodyOf,
  type Endpoint,
  endpoint,
  type ParamsOf,
  type QueryInput,
  type QueryOf,
  type ResponseOf,
} from './endpoint.ts'
export { FieldError, Problem, type ProblemCode, problemStatus } from './problem.ts'
export { CalendarDate, Cursor, FlagText, Id, Instant, Month, PageSize, Pence, PenceText, setOf } from './scalar.ts'

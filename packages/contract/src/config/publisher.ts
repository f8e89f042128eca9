import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'

/** Who runs this deployment, as its legal pages name them. Set by the deployment, never made up (operations.md). */
export const Publisher = v.object({
  name: v.string(),
  /** Registered office, on one line. */
  address: v.string(),
  /** For complaints, and for what people may ask about their data. */
  email: v.string(),
  /** At Companies House; null where there is none. */
  companyNumber: v.nullable(v.string()),
  /** At the Information Commissioner's Office. */
  icoNumber: v.nullable(v.string()),
})
export type Publisher = v.InferOutput<typeof Publisher>

/** Asked for by the legal pages alone. */
export const getPublisher = endpoint({
  name: 'getPublisher',
  method: 'GET',
  path: '/publisher',
  access: 'public',
  response: Publisher,
})

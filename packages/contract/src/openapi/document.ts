import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { binaryTypes } from '#core/binary.ts'
import type { BinaryKind, Endpoint } from '#core/endpoint.ts'
import { Problem, type ProblemCode, problemStatus } from '#core/problem.ts'
import { endpoints } from '../index.ts'

type Json = Record<string, unknown>

/** Problems that any call can answer, beside its own. */
const always: ProblemCode[] = [
  'malformed',
  'invalid_input',
  'not_found',
  'too_many_requests',
  'internal',
  'unavailable',
  'paused',
]

/** What JSON Schema can't say (a check across fields, a transformation) is left out; the server checks it all the same. */
const toSchema = (schema: v.GenericSchema): Json => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
  return json
}

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: toSchema(schema) } })
const problem = { 'application/problem+json': { schema: toSchema(Problem) } }

function parameters(schema: v.GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  } // an object's schema
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }))
}

function responses({ access, errors = [], response }: Endpoint): Json {
  const codes = [
    ...new Set([...errors, ...always, ...(access === 'public' ? [] : (['unauthenticated', 'forbidden'] as const))]),
  ]
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code])
  return {
    200: { description: 'Done', content: json(response) },
    ...Object.fromEntries(
      [...byStatus].map(([status, names]) => [status, { description: names.join(', '), content: problem }]),
    ),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key answers the same, whatever happened to the first answer.',
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
}

const bytes = (kind: BinaryKind): Json => Object.fromEntries(binaryTypes[kind].map((type) => [type, {}]))

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    'x-access': endpoint.access,
    ...(endpoint.access === 'public' ? {} : { security: [{ accessToken: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: json(endpoint.body) } } : {}),
    ...(endpoint.binaryBody ? { requestBody: { required: true, content: bytes(endpoint.binaryBody) } } : {}),
    responses: responses(endpoint),
  }
}

/** The contract as an OpenAPI 3.1 document; made of the same entries that the server serves. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = `/api/v1${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ginipig', version: '1' },
    paths,
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
  }
}

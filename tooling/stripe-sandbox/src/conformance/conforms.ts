import { Ajv, type ValidateFunction } from 'ajv'
import { stripeSchema } from './stripe-schema.ts'

let compiler: Ajv | undefined

/** @throws Error saying where an object, or one inside it, is not what the SDK's types say */
export function assertConforms(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if ('object' in value && typeof value.object === 'string') assertValid(value.object, value)
  for (const inner of Object.values(value)) assertConforms(inner)
}

function assertValid(object: string, value: object): void {
  const validate = validatorOf(object)
  if (!validate || validate(value)) return
  const faults = (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  )
  throw new Error(
    `This ${object} is not one by the SDK's types:\n${faults.join('\n')}\n${JSON.stringify(value, null, 2)}`,
  )
}

/** @returns nothing for `list`, which the SDK unwraps */
function validatorOf(object: string): ValidateFunction | undefined {
  compiler ??= new Ajv({ strict: false, inlineRefs: false, meta: false, validateSchema: false }).addSchema(
    stripeSchema(),
    'stripe',
  )
  return compiler.getSchema(`stripe#/$defs/${object}`)
}

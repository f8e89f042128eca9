import { stripeSchema } from './stripe-schema.ts'

/** Before the tests: makes the schema once, not once a worker. */
export default function prepare(): void {
  stripeSchema()
}

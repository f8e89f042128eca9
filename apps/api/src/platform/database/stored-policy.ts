import { BookingPolicy } from '@ginipig/contract/booking/policy.ts'
import * as v from 'valibot'

/** A row as PostgreSQL gives it: the policy that lies with a booking is whatever was written then. */
export type Stored<Row extends { policy: unknown }> = Omit<Row, 'policy'> & { policy: unknown }

/** The one place where a booking's stored policy is parsed. */
export const withPolicy = <Row extends { policy: unknown }>({ policy, ...row }: Row) => ({
  ...row,
  policy: v.parse(BookingPolicy, policy),
})

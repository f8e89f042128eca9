import { BookingPolicy } from '@ginipig/contract/booking/policy.ts'
import * as v from 'valibot'

/** A row as PostgreSQL gives it: the policy that lies with a booking is whatever was written then. */
export type Stored<Row extends { policy: unknown }> = Omit<Row, 'policy'> & { policy: unknown }

/** The one boundary at which a booking's policy is read: behind it, what later versions added is there. */
export const withPolicy = <Row extends { policy: unknown }>({ policy, ...row }: Row) => ({
  ...row,
  policy: v.parse(BookingPolicy, policy),
})

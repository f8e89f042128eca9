import { noSuch } from '#errors.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'

/** @throws 404, naming the parameter that named the customer */
export function findCustomer(world: World, id: string, param = 'id'): Tables['customers'] {
  const customer = world.store.get('customers', id)
  if (!customer) throw noSuch('customer', id, param)
  return customer
}

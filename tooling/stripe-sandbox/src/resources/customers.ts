import * as v from 'valibot'
import { isWithin, pageOf } from '#http/list.ts'
import { address, clearable, created, expansion, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { findCustomer } from '#payment/find-customer.ts'
import { detach, findPaymentMethod } from '#payment/payment-method.ts'
import { newId } from '#state/ids.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'

type CustomerRow = Tables['customers']

const fields = {
  ...expansion,
  address: v.optional(v.union([address, v.literal('')])),
  description: v.optional(clearable),
  email: v.optional(clearable),
  invoice_settings: v.optional(v.strictObject({ default_payment_method: v.optional(clearable) })),
  metadata: v.optional(metadata),
  name: v.optional(clearable),
  phone: v.optional(clearable),
}
const customerFields = v.strictObject(fields)

const createCustomer = route({
  method: 'POST',
  path: '/v1/customers',
  params: customerFields,
  handle: (world, { params }) => {
    const customer = change(world, blankCustomer(world), params)
    world.store.put('customers', customer)
    world.emit('customer.created', customer)
    return customer
  },
})

const retrieveCustomer = route({
  method: 'GET',
  path: '/v1/customers/:id',
  params: v.strictObject(expansion),
  handle: (world, { id }) => findCustomer(world, id),
})

const updateCustomer = route({
  method: 'POST',
  path: '/v1/customers/:id',
  params: customerFields,
  handle: (world, { id, params }) => {
    const customer = change(world, findCustomer(world, id), params)
    world.store.put('customers', customer)
    world.emit('customer.updated', customer)
    return customer
  },
})

const deleteCustomer = route({
  method: 'DELETE',
  path: '/v1/customers/:id',
  params: v.strictObject({}),
  handle: (world, { id }) => {
    const customer = findCustomer(world, id)
    const saved = world.store.all('payment_methods').filter((method) => method.customer === id)
    for (const method of saved) detach(world, method)
    world.store.delete('customers', id)
    world.emit('customer.deleted', customer)
    return { id, object: 'customer', deleted: true }
  },
})

const listCustomers = route({
  method: 'GET',
  path: '/v1/customers',
  params: v.strictObject({ ...paging, created: v.optional(created), email: v.optional(text) }),
  handle: (world, { params, path }) => {
    const rows = world.store
      .all('customers')
      .filter((row) => isWithin(row.created, params.created) && (params.email ?? row.email) === row.email)
    return pageOf(rows, params, path, 'customer')
  },
})

const listCustomerPaymentMethods = route({
  method: 'GET',
  path: '/v1/customers/:id/payment_methods',
  params: v.strictObject({
    ...paging,
    allow_redisplay: v.optional(v.picklist(['always', 'limited', 'unspecified'])),
    type: v.optional(v.literal('card')),
  }),
  handle: (world, { id, params, path }) => {
    findCustomer(world, id)
    const rows = world.store
      .all('payment_methods')
      .filter((row) => row.customer === id && (params.allow_redisplay ?? row.allow_redisplay) === row.allow_redisplay)
    return pageOf(rows, params, path, 'PaymentMethod')
  },
})

function change(world: World, row: CustomerRow, params: v.InferOutput<typeof customerFields>): CustomerRow {
  const { expand: _, metadata: change, invoice_settings: settings, address: place, ...plain } = params
  const preferred = settings?.default_payment_method
  if (preferred) findPaymentMethod(world, preferred)
  Object.assign(row, plain, {
    metadata: mergedMetadata(row.metadata, change),
    ...(place === undefined ? {} : { address: place === '' ? null : { ...emptyAddress, ...place } }),
  })
  if (preferred !== undefined) row.invoice_settings.default_payment_method = preferred
  return row
}

const emptyAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

function blankCustomer(world: World): CustomerRow {
  return {
    id: newId('cus').slice(0, 18),
    object: 'customer',
    address: null,
    balance: 0,
    created: world.clock.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export const customers: Resource = {
  object: 'customer',
  expandable: { 'invoice_settings.default_payment_method': ['payment_methods'] },
  routes: [createCustomer, retrieveCustomer, updateCustomer, deleteCustomer, listCustomers, listCustomerPaymentMethods],
}

import { paymentKinds } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant } from '#core/scalar.ts'
import { Signed } from '#media/signed.ts'

/** That there is an invoice for a payment, or a credit note for a refund. */
export const InvoiceOf = v.object({ id: Id, kind: v.picklist(paymentKinds), at: Instant })
export type InvoiceOf = v.InferOutput<typeof InvoiceOf>

const params = v.object({ invoiceId: Id })

/** A link for the client whom the invoice is made out to. Ask when it is to be opened: it is good for minutes. */
export const getInvoiceLink = endpoint({
  name: 'getInvoiceLink',
  method: 'GET',
  path: '/invoices/:invoiceId/link',
  access: 'client',
  params,
  response: v.object({ url: v.string() }),
  errors: ['invoice_not_found'],
})

/** Invoice.pdf behind a signed link, tagged for screen readers; the link is the permission. Source: spec §9, money.md §1.8. */
export const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/invoices/:invoiceId',
  access: 'public',
  params,
  query: Signed,
  response: v.unknown(),
  errors: ['invoice_not_found'],
})

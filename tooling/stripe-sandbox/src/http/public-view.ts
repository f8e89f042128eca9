/** What a page with the publishable key gets to see of an object; Stripe keeps the rest from it. */
const visible: Readonly<Record<string, readonly string[]>> = {
  payment_intent: [
    'id',
    'object',
    'amount',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'status',
  ],
  setup_intent: [
    'id',
    'object',
    'automatic_payment_methods',
    'cancellation_reason',
    'client_secret',
    'created',
    'description',
    'last_setup_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'status',
    'usage',
  ],
}

export function publicView(value: object): object {
  const object = 'object' in value && typeof value.object === 'string' ? value.object : ''
  const fields = visible[object]
  return fields ? Object.fromEntries(Object.entries(value).filter(([key]) => fields.includes(key))) : value
}

/** The same for the objects inside an error. */
export function publicError(error: object): object {
  return Object.fromEntries(
    Object.entries(error).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? publicView(value) : value,
    ]),
  )
}

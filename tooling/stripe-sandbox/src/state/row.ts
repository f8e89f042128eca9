/** A Stripe object as it is kept: related objects are always ids, expansion happens on the way out. */
export type Row<T> = { [K in keyof T]: Exclude<T[K], { object: string }> }

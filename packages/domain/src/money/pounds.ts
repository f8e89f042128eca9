import * as v from 'valibot'
import { parseMoney } from './format-money.ts'

/** Pounds as a person types them → pence. */
export const Pounds = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.transform((typed) => parseMoney(typed) ?? Number.NaN),
  v.minValue(0, 'amount_invalid'),
)

import { cardByNumber, hasValidChecksum } from '#cards.ts'
import type { WordKey } from './words.ts'

export type FieldName = 'number' | 'expiry' | 'cvc'

export type FieldValues = Record<FieldName, string>

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function isAmex(number: string): boolean {
  return /^3[47]/.test(number)
}

export function brandOf(number: string): string {
  if (isAmex(number)) return 'Amex'
  if (number.startsWith('4')) return 'Visa'
  return /^(5[1-5]|2[2-7])/.test(number) ? 'Mastercard' : ''
}

/** As printed on the card: groups of four, or 4-6-5. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text)
  if (isAmex(digits)) return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  return (digits.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ')
}

/** `MM / YY`; a single digit above 1 can only be a month. */
export function formatExpiry(text: string, isDeleting: boolean): string {
  const raw = digitsOf(text)
  const digits = /^[2-9]/.test(raw) ? `0${raw}` : raw
  const month = digits.slice(0, 2)
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return month
  // Autofill writes four digits of the year.
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4)
  return `${month} / ${year}`
}

export function formatCvc(text: string, number: string): string {
  return digitsOf(text).slice(0, isAmex(digitsOf(number)) ? 4 : 3)
}

/** What is wrong with a field, or nothing. Only test cards are let through, so nobody pays here with a real one. */
export function problemOf(field: FieldName, values: FieldValues, today: Date): WordKey | undefined {
  if (field === 'number') return numberProblem(digitsOf(values.number))
  if (field === 'expiry') return expiryProblem(digitsOf(values.expiry), today)
  return values.cvc.length < (isAmex(digitsOf(values.number)) ? 4 : 3) ? 'incomplete_cvc' : undefined
}

function numberProblem(number: string): WordKey | undefined {
  if (number.length < (isAmex(number) ? 15 : 16)) return 'incomplete_number'
  if (!hasValidChecksum(number)) return 'incorrect_number'
  return cardByNumber(number) ? undefined : 'test_mode_live_card'
}

function expiryProblem(digits: string, today: Date): WordKey | undefined {
  const month = Number(digits.slice(0, 2))
  if (digits.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry_month'
  if (digits.length < 4) return 'incomplete_expiry'
  const monthsLeft = (2000 + Number(digits.slice(2)) - today.getFullYear()) * 12 + month - today.getMonth() - 1
  return monthsLeft < 0 ? 'invalid_expiry_year_past' : undefined
}

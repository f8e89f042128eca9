import { callApi } from '#browser/script/call-api.ts'
import type { ClientError, FrameCall, ToFrame } from '#browser/script/messages.ts'
import { applyAppearance } from './appearance.ts'
import {
  brandOf,
  digitsOf,
  type FieldName,
  type FieldValues,
  formatCvc,
  formatExpiry,
  formatNumber,
  problemOf,
} from './card-fields.ts'
import { byId, hearPage, tellPage } from './parent-page.ts'
import { type WordKey, wordsFor } from './words.ts'

const fieldNames: readonly FieldName[] = ['number', 'expiry', 'cvc']
const inputs = {
  number: byId('number', HTMLInputElement),
  expiry: byId('expiry', HTMLInputElement),
  cvc: byId('cvc', HTMLInputElement),
}
let words = wordsFor('en')
let isReady = false
/** Fields that show what is wrong with them: once left, or once the form was sent. */
const checked = new Set<FieldName>()

hearPage((message) => {
  if (message.kind === 'setup') setUp(message)
  else if (message.kind === 'validate')
    tellPage({ to: 'page', kind: 'validated', request: message.request, error: validate() })
  else if (message.kind === 'call') void call(message.request, message.call)
  else if (message.kind === 'focus') inputs.number.focus()
  else if (message.kind === 'blur') blur()
  else clear()
})

function setUp({ locale, appearance, fonts }: Extract<ToFrame, { kind: 'setup' }>): void {
  if (!isReady) for (const { family, src, ...more } of fonts) document.fonts.add(new FontFace(family, src, more))
  applyAppearance(appearance)
  words = wordsFor(locale)
  document.documentElement.lang = locale.startsWith('fr') ? 'fr' : 'en'
  inputs.expiry.placeholder = words.expiryHint
  for (const name of fieldNames) {
    for (const label of inputs[name].labels ?? []) label.textContent = words[name]
    show(name)
  }
  tellHeight()
  if (!isReady) begin()
  isReady = true
}

/** What was typed before this script was there is read like the rest. */
function begin(): void {
  tellPage({ to: 'page', kind: 'ready' })
  const typed = fieldNames.filter((name) => inputs[name].value !== '')
  for (const name of typed) format(name, false)
  if (typed.length > 0) tellChange()
}

function values(): FieldValues {
  return { number: inputs.number.value, expiry: inputs.expiry.value, cvc: inputs.cvc.value }
}

function problem(name: FieldName): WordKey | undefined {
  return problemOf(name, values(), new Date())
}

function show(name: FieldName): void {
  const wrong = checked.has(name) ? problem(name) : undefined
  inputs[name].setAttribute('aria-invalid', String(wrong !== undefined))
  byId(`${name}-error`, HTMLElement).textContent = wrong ? words[wrong] : ''
}

/** Shows all problems and goes to the first. */
function validate(): ClientError | null {
  const wrong = fieldNames.filter((name) => problem(name) !== undefined)
  for (const name of fieldNames) {
    checked.add(name)
    show(name)
  }
  const [first] = wrong
  const code = first && problem(first)
  if (!first || !code) return null
  inputs[first].focus()
  return { type: 'validation_error', code, message: words[code] }
}

async function call(request: number, { path, key, params, cardAt }: FrameCall): Promise<void> {
  const [month = '', year = ''] = inputs.expiry.value.split(' / ')
  const card = {
    number: digitsOf(inputs.number.value),
    exp_month: Number(month),
    exp_year: 2000 + Number(year),
    cvc: inputs.cvc.value,
  }
  const data = 'payment_method_data' in params ? params.payment_method_data : undefined
  const method = { type: 'card', card }
  const whole =
    cardAt === 'top'
      ? { ...params, ...method }
      : { ...params, payment_method_data: { ...(typeof data === 'object' ? data : {}), ...method } }
  tellPage({ to: 'page', kind: 'answered', request, answer: await callApi(location.origin, key, 'POST', path, whole) })
}

function blur(): void {
  for (const name of fieldNames) inputs[name].blur()
}

function clear(): void {
  checked.clear()
  for (const name of fieldNames) {
    inputs[name].value = ''
    show(name)
  }
  tellChange()
}

function tellChange(): void {
  const empty = fieldNames.every((name) => inputs[name].value === '')
  const complete = fieldNames.every((name) => problem(name) === undefined)
  tellPage({ to: 'page', kind: 'change', state: { empty, complete } })
}

function tellHeight(): void {
  tellPage({ to: 'page', kind: 'height', pixels: Math.ceil(byId('card', HTMLElement).getBoundingClientRect().height) })
}

function format(name: FieldName, isDeleting: boolean): void {
  const input = inputs[name]
  if (name === 'number') input.value = formatNumber(input.value)
  else if (name === 'expiry') input.value = formatExpiry(input.value, isDeleting)
  else input.value = formatCvc(input.value, inputs.number.value)
  byId('brand', HTMLElement).textContent = brandOf(digitsOf(inputs.number.value))
}

/** Formatting moves the caret to the end, so it waits while someone corrects the middle of a number. */
function typed(name: FieldName, event: Event): void {
  const input = inputs[name]
  const isAtEnd = input.selectionStart === input.value.length
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
  if (isAtEnd || !isDeleting) format(name, isDeleting)
  show(name)
  tellChange()
}

for (const name of fieldNames) {
  const input = inputs[name]
  input.addEventListener('input', (event) => typed(name, event))
  input.addEventListener('focus', () => tellPage({ to: 'page', kind: 'focus' }))
  input.addEventListener('blur', () => {
    if (input.value !== '') checked.add(name)
    format(name, false)
    show(name)
    tellPage({ to: 'page', kind: 'blur' })
  })
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') tellPage({ to: 'page', kind: 'enter' })
    if (key === 'Escape') tellPage({ to: 'page', kind: 'escape' })
  })
}
new ResizeObserver(tellHeight).observe(byId('card', HTMLElement))

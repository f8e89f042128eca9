import { expect, test } from 'vitest'
import { parseForm } from './form.ts'

test.for([
  { form: 'amount=750&currency=gbp', value: { amount: '750', currency: 'gbp' } },
  { form: 'metadata[op_id]=op_1&metadata[a b]=c%26d', value: { metadata: { op_id: 'op_1', 'a b': 'c&d' } } },
  { form: 'expand[0]=customer&expand[1]=latest_charge', value: { expand: ['customer', 'latest_charge'] } },
  { form: 'expand[]=customer&expand[]=latest_charge', value: { expand: ['customer', 'latest_charge'] } },
  { form: 'created%5Bgte%5D=1&a[b][c]=2', value: { created: { gte: '1' }, a: { b: { c: '2' } } } },
  { form: 'metadata=', value: { metadata: '' } },
  { form: '', value: {} },
])('$form', ({ form, value }) => {
  expect(parseForm(form)).toEqual(value)
})

test('a key of the prototype is a key like any other', () => {
  const parsed = parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect(Object.keys(parsed)).toEqual(['__proto__', 'constructor'])
  expect('polluted' in {}).toBe(false)
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultValues } from './default-values.ts'
import { factsOf } from './product-facts.ts'
import { stillSamples } from './still-samples.ts'

test('what the product uses is read from its sources', () => {
  const { icons, uses } = factsOf(join(import.meta.dirname, '../../..'))
  expect(icons).toContain('ArrowLeft')
  expect(icons.filter((name) => /Icon$|Props$/.test(name))).toEqual([])
  expect(uses.button?.['apps/marketplace']).toBeGreaterThan(1)
})

const transformed = (plugin: object, code: string, id: string): string => {
  const { transform } = plugin as { transform: (code: string, id: string) => { code: string } | null } // as we wrote it
  return transform(code, id)?.code.slice(code.length).trim() ?? ''
}

test.for([
  { component: "export function A({ size: large = 'md', ...rest }: P) {}", defaults: { size: "'md'" } },
  {
    component: 'export function A(props: P) {\n  const { on = false, count = 2, name } = props\n}',
    defaults: { on: 'false', count: '2' },
  },
])('the defaults of $component are found', ({ component, defaults }) => {
  const added = transformed(
    defaultValues(() => true),
    component,
    'A.tsx',
  )
  expect(added).toBe(`Object.assign(A, { __defaults: ${JSON.stringify(defaults)} })`)
})

test('what has no default, or is no component, stays as it is', () => {
  expect(
    transformed(
      defaultValues(() => true),
      'export function A({ size }: P) {}',
      'A.tsx',
    ),
  ).toBe('')
  expect(
    transformed(
      defaultValues(() => true),
      'function helper({ size = 1 }) {}',
      'A.tsx',
    ),
  ).toBe('')
})

test('samples stand still; checks play', () => {
  const code = "export const Off: Story = {}\nexport const Pressed: Story = { tags: ['check'] }\n"
  expect(transformed(stillSamples(), code, 'A.stories.tsx')).toContain('for (const story of [Off, Pressed])')
  expect(transformed(stillSamples(), code, 'A.tsx')).toBe('')
})

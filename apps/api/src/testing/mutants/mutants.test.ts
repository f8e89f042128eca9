import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './mutants.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')

test('each planted bug of `pnpm mutants` still has its place, once, and its test', () => {
  const homeless = mutants.filter(({ in: folder = 'apps/api', file, find, test: name }) => {
    const text = readFileSync(path.join(root, folder, file), 'utf8')
    return text.split(find).length !== 2 || !existsSync(path.join(root, folder, name))
  })
  expect(homeless.map(({ name }) => name)).toEqual([])
})

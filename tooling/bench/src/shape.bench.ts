import type { Finding, Question } from './question.ts'
import { fanIn, linesOf, longestChain, readImports, shreds } from './shape/import-graph.ts'
import { readPlaces } from './shape/places.ts'

const packageOf = (file: string) => file.split('/').slice(0, 2).join('/')

export const question: Question = {
  asks: 'How many files and lines has each package, how deep do imports go, and how many import the same file? How many places does a new thing touch?',
  answer: async ({ say }) => {
    const graph = readImports()
    const sizes = new Map<string, { files: number; lines: number }>()
    for (const file of graph.keys()) {
      const { files, lines } = sizes.get(packageOf(file)) ?? { files: 0, lines: 0 }
      sizes.set(packageOf(file), { files: files + 1, lines: lines + linesOf(file) })
    }
    for (const [name, { files, lines }] of [...sizes].sort()) say(`${name}: ${files} files, ${lines} lines`)
    const chain = longestChain(graph)
    say(`longest chain: ${chain.join(' → ')}`)
    const hubs = fanIn(graph).slice(0, 8)
    for (const [file, importers] of hubs) say(`${importers} import ${file}`)
    const small = shreds(graph)
    for (const file of small) say(`small, with one importer beside it: ${file}`)
    const places = readPlaces()
    const countOf = (what: string) => places.find((one) => one.what === what)?.count ?? Number.NaN
    say(`places: ${places.map(({ what, count }) => `${what} ${count}`).join(', ')}`)
    const findings: Finding[] = [
      { what: 'shape: files in the longest chain of imports', ours: String(chain.length) },
      { what: 'shape: importers of the largest hub', ours: String(hubs[0]?.[1] ?? 0) },
      { what: 'shape: places of a new call (goal: 5)', ours: String(countOf('a call')) },
      {
        what: 'shape: places of a new call with its page (goal: 11)',
        ours: String(countOf('a call') + countOf('a page')),
      },
      { what: 'shape: files under 25 lines with one importer beside them', ours: String(small.length) },
    ]
    return findings
  },
}

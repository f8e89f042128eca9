import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Change, Store } from './store.ts'
import { tableNames } from './tables.ts'

/** An append-only file of JSON lines, one line a call, so that a kill at any moment loses at most an unanswered call. */
export interface Journal {
  append(changes: Change[]): void
  close(): void
}

/** Restores the store from the file, rewrites the file without its history, and keeps it open for appending. */
export function openJournal(file: string, store: Store): Journal {
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file)) for (const change of readChanges(file)) store.restore(change)
  compact(file, store)
  const descriptor = openSync(file, 'a')
  return {
    append: (changes) => {
      writeSync(descriptor, `${JSON.stringify(changes)}\n`)
    },
    close: () => closeSync(descriptor),
  }
}

function* readChanges(file: string): Generator<Change> {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const changes = parseLine(line)
    if (changes) yield* changes
    // Only the last line can be torn by a kill; anything else is a damaged file.
    else if (index < lines.length - 1) throw new Error(`${file}:${index + 1} is not a journal line`)
  }
}

function parseLine(line: string): Change[] | undefined {
  try {
    // Written by append() or compact() of this very file.
    return JSON.parse(line) as Change[]
  } catch {
    return undefined
  }
}

function compact(file: string, store: Store): void {
  const lines = tableNames.flatMap((table) =>
    store.all(table).map((row) => JSON.stringify([[table, row.id, row] satisfies Change])),
  )
  const draft = `${file}.new`
  writeFileSync(draft, lines.map((line) => `${line}\n`).join(''))
  renameSync(draft, file)
}

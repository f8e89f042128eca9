import { parseArgs } from 'node:util'

const DEFAULT_PORT = '4000'

export interface Settings {
  readonly port: number
  readonly dataDir: string
  /** Undefined: an embedded database in the data folder. */
  readonly databaseUrl: string | undefined
  readonly fresh: boolean
}

/** What a person chose: PORT, DATA_DIR, DATABASE_URL, `--fresh`. @throws for a port that is none */
export function readSettings(): Settings {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  const port = Number(process.env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${process.env.PORT}`)
  return {
    port,
    dataDir: process.env.DATA_DIR || '.data',
    databaseUrl: process.env.DATABASE_URL || undefined,
    fresh: values.fresh,
  }
}

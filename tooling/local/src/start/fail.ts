/** Exits with a message that a person can act on, without a stack trace: it is no bug of ours. */
export function fail(error: unknown): never {
  console.error(`\n✗ ${error instanceof Error ? explain(error) : String(error)}`)
  process.exit(1)
}

function explain(error: Error): string {
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}\n  Set PORT to a free one.`
  return error.message
}

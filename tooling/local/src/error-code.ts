/** Whether a system call failed with this code (`ENOENT`, `EEXIST`, …). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Why a call failed, by the contract's code; the package that makes calls is not known here. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

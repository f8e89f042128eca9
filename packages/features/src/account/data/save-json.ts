/** Puts a value into the browser's downloads. */
export function saveJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

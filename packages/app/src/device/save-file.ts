/** Puts a file into the browser's downloads. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Tells spreadsheets that the file is UTF-8. */
const MARK = '\uFEFF'

/** Puts CSV into the browser's downloads. */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([MARK, csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Only letters go there, nobody does. */
const BOXES = '(PO Boxes)'

/** The rows of a file beside this one, without its head. Places that are only boxes for letters
 *  are left out. A field with a comma stands in double quotes; none holds a quote. */
export function csvRows(name: string): string[][] {
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8')
  return text
    .split('\n')
    .slice(1)
    .filter((row) => row !== '' && !row.includes(BOXES))
    .map((row) =>
      row.includes('"')
        ? Array.from(row.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, bare]) => quoted ?? bare ?? '')
        : row.split(','),
    )
}

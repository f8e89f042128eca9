import { createHash } from 'node:crypto'
import { basename, relative, sep } from 'node:path'

/** A readable CSS Modules name (`Button_Root_x1y2z`), the same on every machine. */
export function scopedName(repository: string): (local: string, file: string) => string {
  return (local, file) => {
    const path = relative(repository, file.split('?')[0] ?? file)
    const hash = createHash('sha256').update(path.split(sep).join('/')).digest('base64url').slice(0, 5)
    return `${basename(path, '.module.css')}_${local}_${hash}`
  }
}

import { type Manifest, partsInOrder } from './manifest.ts'

/** A style sheet of the build: its file in `dist`, and its text. */
export interface Sheet {
  readonly file: string
  readonly text: string
}

const CLASS = /\.([\w-]+)/g

/** The style sheets of a build, each after those of what its part stands on: the order in which a browser comes to have
 *  them. */
export const sheetFiles = (manifest: Manifest): readonly string[] => [
  ...new Set(partsInOrder(manifest).flatMap((part) => manifest[part]?.css ?? [])),
]

/** The sheets that a rendered page is looked at with, so that they can stand in the page itself: the first, which is every
 *  page's, and those that know a class of the page. What it turns to later brings its own.
 *  @returns a function of the HTML */
export function pageStyles([first, ...others]: readonly Sheet[]): (html: string) => readonly Sheet[] {
  if (!first) return () => []
  const known = others.map((sheet) => ({
    sheet,
    classes: [...sheet.text.matchAll(CLASS)].map(([, name = '']) => name),
  }))
  return (html) => {
    const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
    return [first, ...known.flatMap(({ sheet, classes }) => (classes.some((name) => used.has(name)) ? sheet : []))]
  }
}

/** A decoded form: strings, and objects and lists of them. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }

interface Branch {
  [key: string]: string | Branch
}

/** Reads `a=1&b[c]=2&d[0]=3&e[]=4`, the encoding of Stripe's v1 API, from a body or a query. */
export function parseForm(text: string): Record<string, FormValue> {
  const root = branch()
  for (const [key, value] of new URLSearchParams(text)) plant(root, pathOf(key), value)
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, ripe(value)]))
}

/** Without a prototype, so that a key called `__proto__` is a key like any other. */
function branch(): Branch {
  return Object.create(null)
}

function pathOf(key: string): string[] {
  const [head = '', ...rest] = key.split('[')
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function plant(root: Branch, path: string[], value: string): void {
  let node = root
  for (const part of path.slice(0, -1)) {
    const known = node[part]
    const next = typeof known === 'object' ? known : branch()
    node[part] = next
    node = next
  }
  const last = path.at(-1) ?? ''
  node[last === '' ? String(Object.keys(node).length) : last] = value
}

function ripe(value: string | Branch): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([key, inner]) => [key, ripe(inner)] as const)
  const isList = entries.every(([key]) => /^\d+$/.test(key))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

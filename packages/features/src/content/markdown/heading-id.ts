import type { ReactNode } from 'react'

const textOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

/** The address of a heading within its page: "If you don’t love it" is `if-you-don-t-love-it`. */
export const headingId = (heading: ReactNode): string =>
  textOf(heading)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The second headings of a text, as its contents list them. */
export const headingsOf = (text: string): { id: string; title: string }[] =>
  Array.from(text.matchAll(/^## (.+)$/gm), ([, title = '']) => ({ id: headingId(title), title }))

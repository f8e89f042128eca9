type Address = { kind: 'here'; path: string; hash: string | undefined } | { kind: 'elsewhere'; url: string }

/** Where a link of a text may lead: a path of our own, or https. Everything else is no link. Source: trust.md S02. */
export function safeAddress(href: string | undefined): Address | undefined {
  if (href === undefined) return undefined
  // One slash and no backslash: browsers read `//` and `/\` as another host.
  if (/^\/(?![/\\])[\w\-./]*(?:#[\w-]+)?$/.test(href)) {
    const [path = '/', hash] = href.split('#')
    return { kind: 'here', path, hash }
  }
  if (!/^https:\/\//i.test(href)) return undefined
  return URL.canParse(href) ? { kind: 'elsewhere', url: new URL(href).href } : undefined
}

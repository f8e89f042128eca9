import sanitizeHtml from 'sanitize-html'

/** Deeper is no form that somebody wrote. */
const MAX_DEPTH = 60
/** Tags that were opened and not closed, `<br>` and the like among them. The parser's time grows with the square of its depth:
 *  120,000 took the process twenty seconds, so many take it a third of one. */
const MAX_OPEN = 20_000

/** Text, lists, tables and pictures that are inside the page itself. No links: a form leads nowhere. */
const plain: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'a'), 'img'],
  allowedAttributes: { '*': ['lang', 'dir'], img: ['src', 'alt', 'width', 'height'], td: ['colspan'], th: ['colspan'] },
  allowedSchemes: [],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(?:png|jpe?g|gif|webp);/.test(attribs.src ?? ''),
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  nestingLimit: MAX_DEPTH,
}

const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}td,th{border:1px solid;padding:.25rem .5rem}img{max-width:100%;height:auto}'
/** Holds where the page is opened from a folder, too: whatever stayed in it runs nothing and asks nobody for anything. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'"

/** Letters as they were meant: old word processors write Windows' own. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function isTooDeep(html: string): boolean {
  let open = 0
  for (const [, closing] of html.matchAll(/<(\/?)[a-z]/gi)) {
    open += closing ? -1 : 1
    if (open > MAX_OPEN) return true
  }
  return false
}

const textOf = (html: string) => sanitizeHtml(html, { allowedTags: [] }).trim()

/** Writes a page anew: what it says, and nothing that runs, loads, sends or hides. No tag or attribute of the original is
 *  kept that isn't in the list above.
 *  @returns undefined for one that says nothing, or is nested deeper than anybody writes */
export function rewritePage(original: Uint8Array): Uint8Array | undefined {
  const html = decode(original)
  if (isTooDeep(html)) return undefined
  const body = sanitizeHtml(html, plain)
  if (textOf(body) === '') return undefined
  const title = textOf(/<title[^>]*>([^<]{1,200})/i.exec(html)?.[1] ?? '') || '-'
  return Buffer.from(
    `<!doctype html>\n<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>\n<body>\n${body}\n</body></html>\n`,
  )
}

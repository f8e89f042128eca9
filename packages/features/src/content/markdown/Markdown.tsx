import { TextLink } from '@ginipig/ui/link'
import { Link } from '@tanstack/react-router'
import ReactMarkdown, { type Components } from 'react-markdown'
import { headingId } from './heading-id.ts'

/** What a text may be made of. Raw HTML is none of it, and no picture is fetched from anywhere. */
const allowed = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a', 'br', 'code', 'hr']

const components: Components = {
  h2: ({ children }) => (
    <h2 id={headingId(children)} tabIndex={-1}>
      {children}
    </h2>
  ),
  a: ({ href, children }) => {
    const address = safeAddress(href)
    if (address === undefined) return children
    if (address.kind === 'elsewhere')
      return (
        <TextLink href={address.url} rel="noopener noreferrer nofollow">
          {children}
        </TextLink>
      )
    const { path, hash } = address
    return (
      <TextLink render={(slot) => <Link to={path} {...(hash !== undefined && { hash })} {...slot} />}>
        {children}
      </TextLink>
    )
  },
}

/** A text of the blog or of an answer. It reaches the page as elements of a few kinds and never as HTML (trust.md S02, S04). */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      skipHtml
      unwrapDisallowed
      allowedElements={allowed}
      urlTransform={(url) => url}
      components={components}
    >
      {text}
    </ReactMarkdown>
  )
}

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

import type { MouseEvent } from 'react'
import type { RenderLink } from '#render-link/index.ts'

const stay = (event: MouseEvent) => event.preventDefault()

/** A link as an app would draw it, leading nowhere: stories have no router. */
export function storyLink(name: string): RenderLink {
  return (slot) => <a href={`/${name}`} onClick={stay} {...slot} />
}

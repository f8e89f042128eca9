import { design } from 'virtual:product-facts'
import { Markdown } from '@storybook/addon-docs/blocks'
import { sectionOf } from './section-of.ts'

/** A section of docs/design.md, or all of it: said there once. */
export function DesignText({ section }: { section?: string }) {
  return <Markdown>{section === undefined ? design : sectionOf(design, section)}</Markdown>
}

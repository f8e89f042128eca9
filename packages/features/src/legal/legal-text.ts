import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { LegalTextName } from '#legal-link/legal-paths.ts'

export type LegalSection = {
  /** In addresses and in other people's links: it never changes. */
  id: string
  title: MessageDescriptor
  Body: ComponentType
}

/** One text that people agree to or should know. Ids of its sections are their own. */
export type LegalText = {
  name: LegalTextName
  title: MessageDescriptor
  lead: MessageDescriptor
  /** What matters most, as list items: for who reads no further. */
  Summary: ComponentType
  sections: readonly LegalSection[]
}

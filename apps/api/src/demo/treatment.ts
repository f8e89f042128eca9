import type { Category, Setting } from '@ginipig/domain/listing'
import type { FormKey } from './must-haves.ts'

/** One treatment of a craft, as a provider would describe it; listings are told from it in several ways. */
export type Treatment = {
  category: Category
  subcategories: readonly [string, ...string[]]
  /** Key of the cover artwork. */
  cover: string
  titles: readonly [string, ...string[]]
  descriptions: readonly [string, ...string[]]
  minutes: number
  /** Lowest and highest RRP in whole pounds. */
  rrp: readonly [number, number]
  isOnline?: boolean
  /** More than one client at a time. */
  capacity?: number
  photos?: string
  requirements?: string
  form?: FormKey
  /** Hours before the appointment that a patch test must be done. */
  patchTestHours?: number
}

/** What providers of one kind do and how they speak of it. */
export type Craft = {
  key: string
  /** "Level 3 colourist": what they call themselves, after their level. */
  role: string
  /** Whom they treat: "colour clients". */
  people: string
  /** What they study for: "Level 3 in hair colouring". */
  award: string
  /** What their portfolio is made of. */
  shows: 'photos' | 'words'
  /** What they ask of whoever they answer by hand; who takes clients at once asks less. */
  asks: readonly [string, string, ...string[]]
  settings: readonly [Setting, ...Setting[]]
  /** What may stand before or after a name on the door. */
  doors: readonly [string, ...string[]]
  bios: readonly [string, ...string[]]
  treatments: readonly Treatment[]
}

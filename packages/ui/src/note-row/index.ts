export type { NoteRowProps } from './NoteRow.tsx'
export { NoteRow } from './NoteRow.tsx'

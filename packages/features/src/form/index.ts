export type { BoundField } from './bound-field.ts'
export { CodeForm } from './CodeForm.tsx'
export { type FieldProblems, useTextForm } from './use-text-form.ts'

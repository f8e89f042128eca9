export { type FieldProblems, useTextForm } from './use-text-form.ts'

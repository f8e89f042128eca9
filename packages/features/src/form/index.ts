export { useTextForm } from './use-text-form.ts'

export type { PasswordInputProps } from './PasswordInput.tsx'
export { PasswordInput } from './PasswordInput.tsx'
export type { RuleChecklistProps } from './RuleChecklist.tsx'
export { RuleChecklist } from './RuleChecklist.tsx'

export type { Control, WebhookControl } from '#control/control.ts'
export { type TestCard, testCards } from './cards.ts'
export { type Sandbox, type SandboxOptions, startSandbox } from './start.ts'

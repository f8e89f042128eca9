export { type Seed, type Stack, type StackOptions, startStack } from './start-stack.ts'

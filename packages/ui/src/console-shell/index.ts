export type { ConsoleShellProps } from './ConsoleShell.tsx'
export { ConsoleShell } from './ConsoleShell.tsx'

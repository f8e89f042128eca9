export type { Level, LevelPipsProps, LevelTagProps } from './LevelTag.tsx'
export { LevelPips, LevelTag } from './LevelTag.tsx'

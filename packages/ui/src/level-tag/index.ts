export type { Level, LevelPipsProps } from './LevelPips.tsx'
export { LevelPips } from './LevelPips.tsx'
export type { LevelTagProps } from './LevelTag.tsx'
export { LevelTag } from './LevelTag.tsx'

import type { WallClock } from '@ginipig/domain/time'

/** What both forms of the add dialog begin with. */
export type AddFormProps = { start: WallClock; zone: string; onDone: () => void }

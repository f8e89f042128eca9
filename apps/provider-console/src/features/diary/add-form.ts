import type { WallClock } from '@ginipig/domain/time'

/** What both forms of the add dialog begin with. */
export type AddFormProps = { start: WallClock; zone: string; onDone: () => void }

/** States of listings that a slot may be added to. */
export const takesSlots = { tab: 'active', state: 'listed,no_dates,full', limit: '48' } as const

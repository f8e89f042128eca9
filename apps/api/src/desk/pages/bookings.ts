import type { DeskPage } from '../page.ts'

export const bookingsPages: readonly DeskPage[] = []

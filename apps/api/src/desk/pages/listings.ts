import type { DeskPage } from '../page.ts'

export const listingsPages: readonly DeskPage[] = []

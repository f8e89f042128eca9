import type { DeskPage } from '../page.ts'

export const reportsPages: readonly DeskPage[] = []

import type { DeskPage } from '../page.ts'

export const peoplePages: readonly DeskPage[] = []

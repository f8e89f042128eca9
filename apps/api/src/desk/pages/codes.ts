import type { DeskPage } from '../page.ts'

export const codesPages: readonly DeskPage[] = []

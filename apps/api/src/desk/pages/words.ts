import type { DeskPage } from '../page.ts'

export const wordsPages: readonly DeskPage[] = []

import type { DeskPage } from '../page.ts'

export const moneyPages: readonly DeskPage[] = []

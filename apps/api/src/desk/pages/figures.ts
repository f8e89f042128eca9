import type { DeskPage } from '../page.ts'

export const figuresPages: readonly DeskPage[] = []

import type { DeskPage } from '../page.ts'

export const picturesPages: readonly DeskPage[] = []

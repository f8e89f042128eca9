export type { SaveStickerProps } from './SaveSticker.tsx'
export { SaveSticker } from './SaveSticker.tsx'

export type { PhotoBoardProps } from './PhotoBoard.tsx'
export { PhotoBoard } from './PhotoBoard.tsx'
export type { PhotoBoardItem, PhotoBoardLabels } from './photo-board-item.ts'

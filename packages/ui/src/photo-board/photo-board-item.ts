import type { ReactNode } from 'react'
import type { UploadLabels } from '#file-upload/index.ts'
import type { PictureSource } from '#picture/index.ts'

/** A photo that is there. */
export interface PhotoBoardItem {
  id: string
  /** "Photo 2": what it is called, and its `alt`. */
  name: string
  picture: PictureSource
  /** Under it: how it stands. */
  badge?: ReactNode
  note?: ReactNode
  /** Not to be seen by others. */
  isFaint?: boolean | undefined
}

/** The words of a board. Those with a name get the photo's. */
export interface PhotoBoardLabels extends UploadLabels {
  /** Names the list: "Your photos, in the order clients see them". */
  list: string
  /** On the first. */
  first: string
  /** Of the handle, and of the menu. */
  move: (name: string) => string
  more: (name: string) => string
  makeFirst: string
  earlier: string
  later: string
  removeShort: string
  /** Read out with the handle: which keys do what. */
  instructions: string
  /** Read out while a photo is moved; places count from 1. */
  picked: (name: string, place: number, count: number) => string
  moved: (name: string, place: number, count: number) => string
  dropped: (name: string, place: number, count: number) => string
  putBack: (name: string, place: number) => string
}

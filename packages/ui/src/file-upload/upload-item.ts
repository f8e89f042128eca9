import type { ReactNode } from 'react'

/** One tile. The caller owns the list, uploads, and says how each is doing. */
export type UploadItem =
  | { id: string; name: string; status: 'busy' /** 0 to 1 */; progress: number; thumbnailUrl?: string | undefined }
  | {
      id: string
      name: string
      status: 'done'
      thumbnailUrl: string
      /** On the picture: a "Waiting for approval" badge. */
      flag?: ReactNode
    }
  | {
      id: string
      name: string
      status: 'error'
      error: string
      /** Sent again it may go through: offers the button where the labels name it. */
      canRetry?: boolean | undefined
      thumbnailUrl?: string | undefined
    }

/** Words of the tiles. Those with a name get the file's: "Remove fringe.jpg". */
export interface UploadLabels {
  add: string
  /** Under it: "JPEG or PNG, up to 10 MB". */
  addHint?: string | undefined
  cancel: (name: string) => string
  /** Shown on the busy tile's button. */
  cancelShort: string
  remove: (name: string) => string
  /** On the tile of one that failed and may be sent again: its name and its word. */
  retry?: { name: (name: string) => string; short: string } | undefined
  /** Name of the progress bar. */
  uploading: (name: string) => string
  /** On the first tile: "Cover". Left out where order means nothing. */
  first?: string | undefined
}

import type { PhotoBoardLabels } from '@ginipig/ui/photo-board'
import { useLingui } from '@lingui/react/macro'

/** What differs between boards: the name of the list, and of its first photo. */
export type BoardWords = Pick<PhotoBoardLabels, 'list' | 'first' | 'removeShort'>

/** The words of a board of photos, spoken ones too. */
export function useBoardLabels(words: BoardWords): PhotoBoardLabels {
  const { t } = useLingui()
  return {
    ...words,
    add: t`Add photos`,
    addHint: t`JPEG or PNG, up to 10 MB`,
    cancel: (name) => t`Cancel ${{ name }}`,
    cancelShort: t`Cancel`,
    remove: (name) => t`Remove ${{ name }}`,
    retry: { name: (name) => t`Try again: ${{ name }}`, short: t`Try again` },
    uploading: (name) => t`Sending ${{ name }}`,
    move: (name) => t`Move ${{ name }}`,
    more: (name) => t`More for ${{ name }}`,
    makeFirst: t`Make it the main photo`,
    earlier: t`Move it earlier`,
    later: t`Move it later`,
    instructions: t`Space lifts the photo, arrow keys move it, Space drops it, Escape puts it back.`,
    picked: (name, place, count) => t`${{ name }} lifted, place ${{ place }} of ${{ count }}`,
    moved: (name, place, count) => t`${{ name }}, place ${{ place }} of ${{ count }}`,
    dropped: (name, place, count) => t`${{ name }} dropped at place ${{ place }} of ${{ count }}`,
    putBack: (name, place) => t`${{ name }} is back at place ${{ place }}`,
  }
}

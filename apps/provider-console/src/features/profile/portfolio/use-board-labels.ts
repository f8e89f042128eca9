import type { PhotoBoardLabels } from '@ginipig/ui/photo-board'
import { useLingui } from '@lingui/react/macro'

/** The words of the portfolio's board, spoken ones too. */
export function useBoardLabels(): PhotoBoardLabels {
  const { t } = useLingui()
  return {
    list: t`Your photos, in the order clients see them`,
    add: t`Add photos`,
    addHint: t`JPEG or PNG, up to 10 MB`,
    first: t`Main photo`,
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
    removeShort: t`Delete`,
    instructions: t`Space lifts the photo, arrow keys move it, Space drops it, Escape puts it back.`,
    picked: (name, place, count) => t`${{ name }} lifted, place ${{ place }} of ${{ count }}`,
    moved: (name, place, count) => t`${{ name }}, place ${{ place }} of ${{ count }}`,
    dropped: (name, place, count) => t`${{ name }} dropped at place ${{ place }} of ${{ count }}`,
    putBack: (name, place) => t`${{ name }} is back at place ${{ place }}`,
  }
}

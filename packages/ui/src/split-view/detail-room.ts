/** Px between the detail and the window's edges. */
const GAP = 24
/** Px that the detail keeps in a window that is too low for it. */
const LEAST = 240

/** Px that a detail may be high so that its lower edge is on the screen. It grows into the room that a scrolled page
 *  leaves above it only as far as the list beside it reaches: else it would lengthen the page that is scrolled. */
export function detailRoom(place: { windowHeight: number; scrolled: number; top: number; listHeight: number }): number {
  const { windowHeight, scrolled, top, listHeight } = place
  const atRest = windowHeight - GAP - (top + scrolled)
  const here = windowHeight - GAP - Math.max(GAP, top)
  return Math.max(LEAST, atRest, Math.min(here, listHeight))
}

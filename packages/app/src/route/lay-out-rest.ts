/** How many parts are laid out in one frame: with more, an old phone's frame takes longer than a press may wait. */
const AT_ONCE = 3

/** Lays out what `before-app.js` left until it comes near (`base.css`; decision 0134), some parts in each idle frame: from then on
 *  the page's height is its own. */
export function layOutRest(): void {
  const root = document.documentElement
  if (root.dataset.laysOut !== 'near') return
  const left = [...document.querySelectorAll<HTMLElement>('[data-lays-out="whole"], [data-lays-out="each"] > *')]
  const go = () => {
    for (const part of left.splice(0, AT_ONCE)) part.style.contentVisibility = 'visible'
    if (left.length === 0) delete root.dataset.laysOut
    else requestAnimationFrame(whenIdle)
  }
  // Safari has no such callback.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go))
  whenIdle()
}

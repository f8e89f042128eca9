/** As a `ref`: what appears after a press, far from the button that was pressed, is scrolled to where it isn't seen. */
export const scrollIntoView = (element: Element | null): void => element?.scrollIntoView?.({ block: 'nearest' }) // which jsdom has none of

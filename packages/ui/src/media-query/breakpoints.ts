/** The four widths at which a layout changes, and the height under which nothing sticks (zoom of 400%, a phone on its
 *  side), each a media query: for script here, for style sheets as
 *  `@media (--desktop)` (postcss.config.js). Below one is `not`: `@media not (--desktop)`. */
export const breakpoints = {
  phone: '(width < 600px)',
  tablet: '(width >= 768px)',
  desktop: '(width >= 1024px)',
  /** 1180 px; twice as much with twice the text, or two columns would break its words. */
  wide: '(width >= 73.75em)',
  low: '(height < 30rem)',
} as const

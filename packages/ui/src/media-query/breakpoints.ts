/** The four widths at which a layout changes, each a media query: for script here, for style sheets as
 *  `@media (--desktop)` (postcss.config.js). Below one is `not`: `@media not (--desktop)`. */
export const breakpoints = {
  phone: '(width < 600px)',
  tablet: '(width >= 768px)',
  desktop: '(width >= 1024px)',
  wide: '(width >= 1180px)',
} as const

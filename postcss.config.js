import customMedia from 'postcss-custom-media'
import { breakpoints } from './packages/ui/src/media-query/breakpoints.ts'

/** Makes the widths that script reads too known to each style sheet, as `@custom-media --desktop (width >= 1024px)`. */
const declareBreakpoints = {
  postcssPlugin: 'declare-breakpoints',
  Once: (sheet) => {
    for (const [name, query] of Object.entries(breakpoints)) sheet.append(`@custom-media --${name} ${query};`)
  },
}

/** Vite finds it from every package: both apps, Storybook and the story tests. */
export default { plugins: [declareBreakpoints, customMedia()] }

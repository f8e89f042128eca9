import file from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** What `--font-text` begins with, for a frame that can't read our style sheets. The letters of English and French. */
export const textFont = { family: 'Figtree Variable', weight: '300 900', file }

import * as v from 'valibot'

/** A photo in the widths that it is kept in, for `<Picture>` of the design system: the browser takes the one that fits. */
export const Picture = v.object({
  /** Of a middle width, for who asks for one only. */
  url: v.string(),
  /** Of the largest, px: its shape, so that room is kept for it. */
  width: v.number(),
  height: v.number(),
  /** Every width, as an `<img>` takes it. */
  srcSet: v.string(),
})
export type Picture = v.InferOutput<typeof Picture>

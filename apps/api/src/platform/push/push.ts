import * as v from 'valibot'

/** A browser's address and the keys that only it can open our words with (RFC 8291). */
export const PushDevice = v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) })
export type PushDevice = v.InferOutput<typeof PushDevice>

/** What is shown on a device: a title, and the page of this app that it opens. Never the line under the title: that says
 *  which treatment, when and how much, and this stands on lock screens (decision 0068). `action`: a button under it. */
export const PushNote = v.object({
  title: v.string(),
  path: v.string(),
  // Orders that waited in the queue when this came have none.
  action: v.optional(v.nullable(v.object({ label: v.string(), path: v.string() })), null),
  isUrgent: v.boolean(),
})
export type PushNote = v.InferOutput<typeof PushNote>

/** One as it waits in the queue: to the device of one log-in. */
export const PushOrder = v.object({ sessionId: v.string(), note: PushNote })
export type PushOrder = v.InferOutput<typeof PushOrder>

/** What a sealed order belongs to. */
export const PUSH_SEAL = 'push.send'
/** What a sealed device is bound to. */
export const deviceContext = (sessionId: string) => `push_subscription:${sessionId}`

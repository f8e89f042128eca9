/** Bytes, as limits and sizes are said to people: "50 MB at most". */
export const KILOBYTE = 1024
export const MEGABYTE = KILOBYTE * KILOBYTE

/** What can be uploaded: how many bytes at most, under which endings, as which content types. The spec's numbers are
 *  kilobytes; images are 10 MB. A kind has a call once a screen of ours takes it: today images, profile pictures and
 *  documents. Source: spec §5, §9, product.md §2. */
export const uploadKinds = {
  icon: { bytes: 100 * KILOBYTE, formats: { '.png': 'image/png', '.ico': 'image/x-icon' } },
  video: {
    bytes: 102_400 * KILOBYTE,
    formats: { '.mp4': 'video/mp4', '.webm': 'video/webm', '.mov': 'video/quicktime' },
  },
  pdf: { bytes: 51_200 * KILOBYTE, formats: { '.pdf': 'application/pdf' } },
  image: { bytes: 10 * MEGABYTE, formats: { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png' } },
  audio: { bytes: 50_000 * KILOBYTE, formats: { '.mp3': 'audio/mpeg', '.m4a': 'audio/mp4', '.wav': 'audio/wav' } },
  media: {
    bytes: 50_000 * KILOBYTE,
    formats: {
      '.ppt': 'application/vnd.ms-powerpoint',
      '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    },
  },
  profilePicture: {
    bytes: 5_120 * KILOBYTE,
    formats: { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png' },
  },
} as const satisfies Record<string, { bytes: number; formats: Readonly<Record<`.${string}`, string>> }>

export type UploadKind = keyof typeof uploadKinds

/** Bytes by kind of upload. */
export const uploadLimits = Object.fromEntries(
  Object.entries(uploadKinds).map(([kind, { bytes }]) => [kind, bytes]),
) as Record<UploadKind, number> // an entry a kind

import type { ProblemCode } from '@ginipig/contract/core/problem.ts'
import type { ImageKind } from '@ginipig/domain/upload'

/** What an image above its limit is refused with; each code's words name that limit. */
export const tooLarge = {
  image: 'photo_too_large',
  profilePicture: 'avatar_too_large',
} as const satisfies Record<ImageKind, ProblemCode>

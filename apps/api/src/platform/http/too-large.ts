import type { BinaryKind } from '@ginipig/contract/core/endpoint.ts'
import type { ProblemCode } from '@ginipig/contract/core/problem.ts'

/** What a file above its limit is refused with; each code's words name that limit. */
export const tooLarge = {
  image: 'photo_too_large',
  profilePicture: 'avatar_too_large',
  document: 'document_too_large',
} as const satisfies Record<BinaryKind, ProblemCode>

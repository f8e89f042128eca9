import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'

/** What makes a page that clients choose from, in the order it is asked for. */
export type PagePart = 'about' | 'address' | 'services' | 'picture' | 'photo'

/** Each part of a provider's page, and whether clients see it. A photo counts once an operator approved it.
 *  @param avatarUrl - of who is signed in: it is newer than the profile after a change */
export function pageParts(
  { about, details, services, portfolio }: ProviderProfile,
  avatarUrl: string | null,
): { part: PagePart; isDone: boolean }[] {
  return [
    { part: 'about', isDone: about !== null },
    { part: 'address', isDone: details !== null },
    { part: 'services', isDone: services !== null },
    { part: 'picture', isDone: avatarUrl !== null },
    { part: 'photo', isDone: portfolio.some(({ status }) => status === 'approved') },
  ]
}

/** How many photos clients see, how many wait for an operator, and how many were refused. */
export function countPhotos(portfolio: ProviderProfile['portfolio']): {
  live: number
  awaiting: number
  refused: number
} {
  const count = (wanted: (typeof portfolio)[number]['status']) =>
    portfolio.filter(({ status }) => status === wanted).length
  return { live: count('approved'), awaiting: count('awaiting'), refused: count('refused') }
}

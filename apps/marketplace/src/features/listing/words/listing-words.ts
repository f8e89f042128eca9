import type { Level, Purpose, Setting, Sort } from '@ginipig/domain/listing'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const levelWords: Record<Level, MessageDescriptor> = {
  newbie: msg`Newbie`,
  nearly_there: msg`Nearly there`,
  pro: msg`Pro`,
}

/** As the filters call them: only there "pro" is a star. Source: product.md §2. */
export const levelFilterWords: Record<Level, MessageDescriptor> = { ...levelWords, pro: msg`Star` }

/** Pips of the level's tag. */
export const levelRanks = { newbie: 1, nearly_there: 2, pro: 3 } as const satisfies Record<Level, number>

export const purposeWords: Record<Purpose, MessageDescriptor> = {
  case_study: msg`Case study`,
  training: msg`Training`,
  portfolio: msg`Portfolio`,
}

export const settingWords: Record<Setting, MessageDescriptor> = {
  salon: msg`Salon`,
  academy: msg`Academy`,
  clinic: msg`Clinic`,
  mobile: msg`The provider comes to you`,
  home: msg`The provider’s home`,
  online: msg`Online`,
}

export const sortWords: Record<Sort, MessageDescriptor> = {
  soonest: msg`Soonest first`,
  rating: msg`Highest rating`,
  price_low: msg`Price low to high`,
  price_high: msg`Price high to low`,
  newest: msg`Newest first`,
  saving: msg`Biggest saving`,
}

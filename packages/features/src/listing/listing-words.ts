import type { Level, Purpose, Setting, Sort } from '@ginipig/domain/listing'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const levelWords: Record<Level, MessageDescriptor> = {
  newbie: msg`Newbie`,
  nearly_there: msg`Nearly there`,
  pro: msg`Pro`,
}

/** As the filters call them: only there "pro" is a star too. Source: product.md §2. */
export const levelFilterWords: Record<Level, MessageDescriptor> = { ...levelWords, pro: msg`Star (Pro)` }

/** What a level means, where there is room for it. Source: product.md §3. */
export const levelMeanings: Record<Level, MessageDescriptor> = {
  newbie: msg`In training, with a tutor at hand`,
  nearly_there: msg`Nearly qualified, finishing assessed work`,
  pro: msg`Qualified and experienced`,
}

/** Pips of the level's tag. */
export const levelRanks = { newbie: 1, nearly_there: 2, pro: 3 } as const satisfies Record<Level, number>

export const purposeWords: Record<Purpose, MessageDescriptor> = {
  case_study: msg`Case study`,
  training: msg`Training`,
  portfolio: msg`Portfolio`,
}

/** What a provider wants clients for, in whole words. */
export const purposeMeanings: Record<Purpose, MessageDescriptor> = {
  case_study: msg`Your appointment is written up for assessed work, without your name`,
  training: msg`Practice hours towards a qualification or a new method`,
  portfolio: msg`Work to show: photos or a recommendation, if you agree`,
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
  distance: msg`Nearest first`,
}

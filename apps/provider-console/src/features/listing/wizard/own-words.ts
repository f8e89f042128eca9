import type { Setting } from '@ginipig/domain/listing'
import type { RrpEvidence, RrpPeriod } from '@ginipig/domain/listing-draft'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** As the provider says it of themselves; clients read it the other way round. */
export const ownSettingWords: Record<Setting, MessageDescriptor> = {
  salon: msg`In a salon`,
  academy: msg`In an academy`,
  clinic: msg`In a clinic`,
  mobile: msg`At the client’s, I come to them`,
  home: msg`At my home`,
  online: msg`Online, by video call`,
}

export const evidenceWords: Record<RrpEvidence, MessageDescriptor> = {
  price_list: msg`On my price list`,
  website: msg`On my website`,
  booking_system: msg`In my booking system`,
  receipts: msg`On receipts of clients who paid it`,
  salon_menu: msg`On the menu of the salon I work in`,
}

export const periodWords: Record<RrpPeriod, MessageDescriptor> = {
  not_yet: msg`Not yet: I’m new, it’s what my level charges here`,
  one_month: msg`For a month or more`,
  three_months: msg`For 3 months or more`,
  six_months: msg`For 6 months or more`,
  one_year: msg`For a year or more`,
}

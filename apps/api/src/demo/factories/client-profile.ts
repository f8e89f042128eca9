import { AgeGroup, City, Country, County, Gender } from '@ginipig/domain/identity'
import * as v from 'valibot'
import type { Row } from './rows.ts'

export type ProfileWishes = Partial<Omit<Row<'client_profile'>, 'account_id'>>

/** What a client said about themselves. @throws ValiError when a wish breaks its rule */
export function buildClientProfile(accountId: string, wishes: ProfileWishes = {}): Row<'client_profile'> {
  return {
    account_id: accountId,
    country: v.parse(Country, wishes.country ?? 'GB'),
    county: v.parse(County, wishes.county ?? 'Greater Manchester'),
    city: v.parse(City, wishes.city ?? 'Salford'),
    age_group: v.parse(AgeGroup, wishes.age_group ?? '25-34'),
    gender: v.parse(Gender, wishes.gender ?? 'female'),
  }
}

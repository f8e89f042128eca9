import type { AgeGroup, Gender, WorkingFrom } from '@ginipig/domain/identity'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const genderWords: Record<Gender, MessageDescriptor> = {
  female: msg`Female`,
  male: msg`Male`,
  other: msg`Other`,
  undisclosed: msg`Prefer not to say`,
}

export const ageGroupWords: Record<AgeGroup, MessageDescriptor> = {
  '18-24': msg`18 to 24`,
  '25-34': msg`25 to 34`,
  '35-44': msg`35 to 44`,
  '45-54': msg`45 to 54`,
  '55-64': msg`55 to 64`,
  '65+': msg`65 or over`,
}

export const workingFromWords: Record<WorkingFrom, MessageDescriptor> = {
  salon: msg`Salon`,
  academy: msg`Academy`,
  clinic: msg`Clinic`,
  mobile: msg({ message: 'Mobile', context: 'where a provider works from: at the client’s' }),
  home: msg({ message: 'Home', context: 'where a provider works from' }),
  freelance: msg`Freelance`,
}

import type { ProviderProfile } from '@ginipig/contract/provider/profile.ts'

/** Of who has just signed up: nothing is filled in. */
export const emptyProfile: ProviderProfile = {
  fullName: 'Bethan Price',
  companyName: 'Inkwell Hair',
  workingFrom: 'salon',
  dialCode: '+44',
  mobile: '7700900142',
  email: 'bethan@example.test',
  avatarUrl: null,
  details: null,
  takesSms: false,
  services: null,
  about: null,
  portfolio: [],
  isFinished: false,
}

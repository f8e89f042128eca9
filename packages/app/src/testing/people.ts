import type { UserData } from '@ginipig/contract/identity/user-data.ts'

const settings = { marketing_notifications: false, other_notifications: true, sms_notifications: false }

export const hannah: UserData = {
  id: '0190a7c2-0000-7000-8000-000000000001',
  user_type: 'user',
  email: 'hannah@example.test',
  firstName: 'Hannah',
  lastName: 'Doyle',
  avatarUrl: null,
  language: 'en',
  isProfileComplete: true,
  ...settings,
}

export const priya: UserData = {
  ...hannah,
  id: '0190a7c2-0000-7000-8000-000000000002',
  user_type: 'provider',
  email: 'priya@example.test',
  firstName: 'Priya',
  lastName: 'Nair',
}

import type { Session } from '@ginipig/contract/identity/session.ts'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'

export const hannah: UserData = {
  id: '0190a7c2-0000-7000-8000-000000000001',
  user_type: 'user',
  email: 'hannah@example.test',
  firstName: 'Hannah',
  lastName: 'Doyle',
  avatarUrl: null,
  language: 'en',
  isProfileComplete: true,
  marketing_notifications: false,
  other_notifications: true,
  sms_notifications: false,
}

export const priya: UserData = {
  ...hannah,
  id: '0190a7c2-0000-7000-8000-000000000002',
  user_type: 'provider',
  email: 'priya@example.test',
  firstName: 'Priya',
  lastName: 'Nair',
}

export const sessionFor = (userData: UserData, accessToken: string, expiresAt: number): Session => ({
  userData,
  accessToken,
  expiresAt,
})

/** A `Storage` for Node. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }
}

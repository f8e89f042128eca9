export const accountKeys = {
  profile: ['identity', 'profile'] as const,
  providerSignUp: ['identity', 'provider-sign-up'] as const,
  sessions: ['identity', 'sessions'] as const,
}

export {
  changeEmailMutation,
  confirmEmailMutation,
  deleteAccountMutation,
  deleteAvatarMutation,
  exportDataMutation,
  putNotificationSettingsMutation,
  putProfileMutation,
  uploadAvatar,
} from './account-mutations.ts'
export { profileQuery, providerSignUpQuery } from './account-queries.ts'
export { identityKeys, meQuery } from './identity-queries.ts'
export { endAllSessionsMutation, endSessionMutation, sessionsQuery } from './open-session-queries.ts'
export { resendOtpMutation } from './otp-mutations.ts'
export { changePasswordMutation, stepUpMutation } from './password-mutations.ts'
export { forgotPasswordMutation, resetPasswordMutation } from './recovery-mutations.ts'
export { saveLanguage } from './save-language.ts'
export { type SessionCalls, sessionCalls } from './session-calls.ts'
export {
  registerClientMutation,
  registerProviderMutation,
  uploadRegistrationAvatar,
  verifyOtpMutation,
} from './sign-up-mutations.ts'

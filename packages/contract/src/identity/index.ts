export {
  ClientProfile,
  changeEmail,
  confirmEmail,
  deleteAccount,
  deleteAvatar,
  exportData,
  getProfile,
  putAvatar,
  putLanguage,
  putNotificationSettings,
  putProfile,
} from './account.ts'
export { exchangeHandoff, mintHandoff } from './handoff.ts'
export { Audience, audiences, endAllSessions, endSession, listSessions, OpenSession } from './open-session.ts'
export { changePassword, forgotPassword, resetPassword, stepUp } from './password.ts'
export { getMe, logIn, logOut, refreshSession, Session } from './session.ts'
export {
  Challenge,
  getProviderSignUp,
  putRegistrationAvatar,
  registerClient,
  registerProvider,
  resendOtp,
  verifyOtp,
} from './sign-up.ts'
export { UserData } from './user-data.ts'

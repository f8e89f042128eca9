export { Email, emailKey } from './email.ts'
export {
  PASSWORD_MAX,
  PASSWORD_MIN,
  Password,
  type PasswordRule,
  passwordRules,
  unmetPasswordRules,
} from './password.ts'
export { CardHolderName, DisplayName, FirstName, FullName, isLettersOnly, LastName } from './person-name.ts'
export { DialCode, digitsOnly, Mobile, ProviderMobile } from './phone.ts'
export { type UserType, userTypes } from './role.ts'

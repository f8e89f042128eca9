export { Email, emailKey } from './email.ts'
export {
  normalOtp,
  OTP_ALPHABET,
  OTP_LENGTH,
  OTP_LIFE_MS,
  OTP_PER_DAY,
  OTP_PER_PLACE,
  OTP_RESEND_MS,
  OTP_TRIES,
  Otp,
} from './otp.ts'
export {
  PASSWORD_MAX,
  PASSWORD_MIN,
  Password,
  type PasswordRule,
  passwordRules,
  unmetPasswordRules,
} from './password.ts'
export {
  AgeGroup,
  ageGroups,
  Gender,
  genders,
  Language,
  languages,
  type UserType,
  userTypes,
  WorkingFrom,
  workingFrom,
} from './person.ts'
export {
  CardHolderName,
  DisplayName,
  FirstName,
  FullName,
  isLettersOnly,
  LastName,
  providerName,
} from './person-name.ts'
export { DialCode, Mobile, ProviderMobile, phoneToRead } from './phone.ts'
export { City, Country, County } from './place.ts'
export {
  Accepted,
  ClientSignUp,
  ClientSignUpAbout,
  ClientSignUpStart,
  clientProfileEntries,
  NewPassword,
  PasswordChange,
  ProviderSignUp,
  ProviderSignUpStart,
  ProviderSignUpWork,
  SignUpConsent,
  splitFullName,
} from './sign-up.ts'
export { wishedLanguage } from './wished-language.ts'

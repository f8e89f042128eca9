import * as v from 'valibot'
import { PlainText } from '#text/plain-text.ts'
import { Email } from './email.ts'
import { Password } from './password.ts'
import { AgeGroup, Gender, Language, WorkingFrom } from './person.ts'
import { FirstName, FullName, LastName } from './person-name.ts'
import { DialCode, Mobile, ProviderMobile } from './phone.ts'
import { City, Country, County } from './place.ts'

/** Never pre-ticked, and only a tick will do. */
export const Accepted = v.literal(true, 'must_accept')

const Confirm = v.pipe(v.string(), v.nonEmpty('required'))

const Typed = v.object({ password: v.string(), confirmPassword: v.pipe(v.string(), v.nonEmpty()) })

/** Said at the second field, where a person mends it, whatever else is wrong: `partialCheck` would wait until every
 *  field it names, and in a form with an empty choice the password itself, is right. Source: spec §5. */
const repeatedPassword = <Form>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const input = dataset.value
    if (!v.is(Typed, input) || input.password === input.confirmPassword) return
    const value = input.confirmPassword
    addIssue({
      message: 'not_equal',
      path: [{ type: 'object', origin: 'value', input, key: 'confirmPassword', value }],
    })
  })

/** What a person may change about themselves later. */
export const clientProfileEntries = {
  firstName: FirstName,
  lastName: LastName,
  dialCode: DialCode,
  mobile: Mobile,
  country: Country,
  county: County,
  city: City,
  ageGroup: AgeGroup,
  gender: Gender,
}

/** How a sign-up ends: a password and the two ticks. */
const consentEntries = { password: Password, confirmPassword: Confirm, isAdult: Accepted, acceptsTerms: Accepted }
export const SignUpConsent = v.pipe(v.object(consentEntries), repeatedPassword())

const { firstName, lastName, ...aboutEntries } = clientProfileEntries
/** The parts in which a client's sign-up is asked for, before `SignUpConsent`. */
export const ClientSignUpStart = v.object({ email: Email, firstName, lastName })
export const ClientSignUpAbout = v.object(aboutEntries)

/** Source: spec §5 (client sign-up). */
export const ClientSignUp = v.pipe(
  v.object({
    ...ClientSignUpStart.entries,
    ...ClientSignUpAbout.entries,
    ...consentEntries,
    language: Language,
  }),
  repeatedPassword(),
)

/** The parts in which a provider's sign-up is asked for, before `SignUpConsent`. */
export const ProviderSignUpStart = v.object({ email: Email, fullName: FullName })
export const ProviderSignUpWork = v.object({
  companyName: v.pipe(PlainText, v.trim(), v.nonEmpty('required'), v.maxLength(80, 'too_long')),
  workingFrom: WorkingFrom,
  dialCode: DialCode,
  mobile: ProviderMobile,
})

/** Source: spec §5 (provider sign-up). */
export const ProviderSignUp = v.pipe(
  v.object({
    ...ProviderSignUpStart.entries,
    ...ProviderSignUpWork.entries,
    ...consentEntries,
    language: Language,
  }),
  repeatedPassword(),
)

/** Source: spec §5 (reset password), with the one password rule of product.md §2. */
export const NewPassword = v.pipe(v.object({ password: Password, confirmPassword: Confirm }), repeatedPassword())

/** Source: spec §5 (change password). */
export const PasswordChange = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(200, 'too_long')),
    password: Password,
    confirmPassword: Confirm,
  }),
  repeatedPassword(),
)

/** The two parts under which an account keeps a name given as one: the last word is the last name. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}

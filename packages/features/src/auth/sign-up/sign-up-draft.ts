import { formDraft } from '@ginipig/app/form/form-draft.ts'

/** What was typed in a sign-up, until it is an account. */
export const signUpDrafts = {
  client: formDraft('ginipig.sign-up.client'),
  provider: formDraft('ginipig.sign-up.provider'),
}
export type SignUpKind = keyof typeof signUpDrafts

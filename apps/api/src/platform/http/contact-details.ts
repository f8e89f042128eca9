import { hasContactDetails } from '@ginipig/domain/contact-details'
import { Refusal } from './refusal.ts'

/** Keeps contact details out of words that one side writes for the other. @param texts - by the field's path in the body
 *  @throws Refusal `invalid_input`, every field that has one by its path. Source: spec §5 */
export function refuseContactDetails(texts: Readonly<Record<string, string>>): void {
  const fields = Object.entries(texts)
    .filter(([, text]) => hasContactDetails(text))
    .map(([path]) => ({ path, problem: 'contact_details' as const }))
  if (fields.length > 0) throw new Refusal('invalid_input', { fields })
}

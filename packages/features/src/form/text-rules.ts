import * as v from 'valibot'
import { problemsOf } from './problems-of.ts'
import type { TextRules, Texts } from './use-text-form.ts'

/** What a schema makes of a form's texts. Its messages are the domain's field problems ("required"). */
export const rulesOf =
  <Name extends string, Given>(schema: v.GenericSchema<Texts<Name>, Given>): TextRules<Name, Given> =>
  (texts) => {
    const read = v.safeParse(schema, texts)
    return read.success ? { given: read.output } : { problems: problemsOf(read) }
  }

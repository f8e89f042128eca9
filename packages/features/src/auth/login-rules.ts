import { Email, Password } from '@ginipig/domain/identity'
import { toFieldProblem } from '@ginipig/domain/text'
import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { rulesOf } from '#form/text-rules.ts'
import { fieldText } from '#problem/field-words.ts'

export type LoginRules = typeof loginRules

/** What a log-in asks of what is typed, with the words for it. Source: spec §5. */
export const loginRules = {
  read: rulesOf(v.object({ email: Email, password: Password })),
  /** For a problem that `read` found. */
  text: (i18n: I18n, problem: string | undefined, label: string): string | undefined =>
    problem === undefined ? undefined : fieldText(i18n, toFieldProblem(problem), label),
}

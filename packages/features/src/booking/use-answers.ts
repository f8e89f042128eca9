import { formatLocale } from '@ginipig/app/words/locale.ts'
import { type ConsultationQuestion, NO, questionKind, YES } from '@ginipig/domain/listing'
import { dateFormat, isCalendarDate } from '@ginipig/domain/time'
import { useLingui } from '@lingui/react/macro'

type Answered = { id: string; label: string; value: string }

/** The questions that have an answer, each with it as people read it: a date of "2026-05-14" as "14 May 2026". */
export function useAnswers(): (
  questions: readonly ConsultationQuestion[],
  answers: Readonly<Record<string, string>>,
) => Answered[] {
  const { t, i18n } = useLingui()
  const words = (question: ConsultationQuestion, answer: string): string => {
    const kind = questionKind(question)
    if (kind === 'tick' && answer === YES) return t`Ticked`
    if (kind === 'yes_no' && answer === YES) return t`Yes`
    if (kind === 'yes_no' && answer === NO) return t`No`
    if (kind !== 'date' || !isCalendarDate(answer)) return answer
    return dateFormat(formatLocale(i18n.locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(`${answer}T00:00Z`),
    )
  }
  return (questions, answers) =>
    questions.flatMap((question) => {
      const answer = answers[question.id]?.trim() ?? ''
      return answer === '' ? [] : [{ id: question.id, label: question.text, value: words(question, answer) }]
    })
}

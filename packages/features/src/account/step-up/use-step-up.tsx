import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { type ReactNode, useState } from 'react'
import { StepUpDialog } from './StepUpDialog.tsx'

type Question = { answer: (isGiven: boolean) => void }

export type StepUp = {
  /** Makes a call that may need the password first: asks for it when the API says so, and calls again.
   *  @returns the call's answer, or undefined when the person gave up  @throws the call's other errors */
  run: <Answer>(call: () => Promise<Answer>) => Promise<Answer | undefined>
  /** Place it anywhere. */
  dialog: ReactNode
}

/** `const { run, dialog } = useStepUp(); const answer = await run(() => changeEmail(address))`.
 *  @param reason - what the password is asked for, as a sentence */
export function useStepUp(reason?: ReactNode): StepUp {
  const [question, setQuestion] = useState<Question>()

  const ask = () =>
    new Promise<boolean>((resolve) => {
      const answer = (isGiven: boolean) => {
        setQuestion(undefined)
        resolve(isGiven)
      }
      setQuestion({ answer })
    })

  const run = async <Answer,>(call: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await call()
    } catch (error) {
      if (errorCode(error) !== 'step_up_required') throw error
      return (await ask()) ? run(call) : undefined
    }
  }

  return {
    run,
    dialog: (
      <StepUpDialog
        open={question !== undefined}
        reason={reason}
        onGiven={() => question?.answer(true)}
        onGivenUp={() => question?.answer(false)}
      />
    ),
  }
}

import { createContext, useContext } from 'react'

/** Of the wizard to the ways at the foot of its steps: which of how many, and the step before. */
export type StepPlace = {
  number: number
  count: number
  onBack: (() => void) | undefined
  /** Files of the open step are being sent, and would be lost with it: nothing leads on or back meanwhile. */
  isUnderWay: boolean
  /** How many files a field of the open step is sending. */
  onUnderWay: (count: number) => void
  /** Beside the steps, where there is room: for what a step comes to, with its way on. */
  aside: HTMLElement | null
}

export const StepContext = createContext<StepPlace | undefined>(undefined)

export function useStepPlace(): StepPlace {
  const place = useContext(StepContext)
  if (!place) throw new Error('A step stands in the wizard')
  return place
}

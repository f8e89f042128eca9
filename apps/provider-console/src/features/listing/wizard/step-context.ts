import { createContext, useContext } from 'react'

/** Of the wizard to the ways at the foot of its steps: which of how many, and the step before. */
export type StepPlace = {
  number: number
  count: number
  onBack: (() => void) | undefined
  /** Beside the steps, where there is room: for what a step comes to, with its way on. */
  aside: HTMLElement | null
}

export const StepContext = createContext<StepPlace | undefined>(undefined)

export function useStepPlace(): StepPlace {
  const place = useContext(StepContext)
  if (!place) throw new Error('A step stands in the wizard')
  return place
}

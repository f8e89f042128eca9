export type { StepperProps } from './Stepper.tsx'
export { Stepper } from './Stepper.tsx'

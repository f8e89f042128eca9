export { Failure } from './Failure.tsx'
export { fieldProblemsOf } from './field-problems.ts'
export { fieldText, useFieldText } from './field-words.ts'
export { isAway, problemText, useProblemText } from './problem-text.ts'

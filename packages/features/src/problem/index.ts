export { firstMessage } from './field-message.ts'
export { fieldProblemsOf } from './field-problems.ts'
export { fieldText, useFieldText } from './field-words.ts'
export { problemText, useProblemText } from './problem-text.ts'

export { toCsv } from './csv.ts'
export { type FieldProblem, fieldProblems, formMessage, formMessages, toFieldProblem } from './form-message.ts'
export { PlainText, toPlainText } from './plain-text.ts'
export { READ_MORE_CUT, READ_MORE_FROM, readMore } from './read-more.ts'

export { toCsv } from './csv.ts'
export { type FieldProblem, fieldProblems, toFieldProblem } from './field-problem.ts'
export { PlainText, toPlainText } from './plain-text.ts'
export { READ_MORE_CUT, READ_MORE_FROM, readMore } from './read-more.ts'

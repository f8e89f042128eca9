export { NewPasswordField } from './NewPasswordField.tsx'
export { ageGroupWords, genderWords, workingFromWords } from './person-words.ts'

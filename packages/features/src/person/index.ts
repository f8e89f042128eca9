export { AboutYouFields } from './AboutYouFields.tsx'
export { NewPasswordField } from './NewPasswordField.tsx'
export { ageGroupWords, genderWords, workingFromWords } from './person-words.ts'
export { WhereYouAreFields } from './WhereYouAreFields.tsx'

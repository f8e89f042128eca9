export { CONTACT_LIMIT, Contact, type ContactTopic, contactTopics } from './contact.ts'
export { FEEDBACK_LIMIT, Feedback } from './feedback.ts'
export { contentFigures, fillFigures, productFigures, unknownFigures } from './figures.ts'
export { findAnswers } from './find-answers.ts'
export {
  allFaqGroups,
  audienceOf,
  type FaqAudience,
  type FaqGroup,
  faqGroups,
  type PostTopic,
  postTopics,
  Slug,
} from './kinds.ts'

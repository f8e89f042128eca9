export {
  MAX_MESSAGE_LENGTH,
  MessageText,
  maskContactDetails,
  messageLimits,
  type TextPart,
  TYPING_EVERY_MS,
  TYPING_SHOWN_MS,
  wholeText,
} from './message.ts'
export { type Acquaintance, acceptedStatuses, type CardEvent, cardEvents, mayWrite } from './who-may-write.ts'

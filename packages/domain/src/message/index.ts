export { maskContactDetails, type TextPart, wholeText } from './mask.ts'
export { MAX_MESSAGE_LENGTH, MessageText, messageLimits, TYPING_EVERY_MS, TYPING_SHOWN_MS } from './message.ts'
export { type Acquaintance, acceptedStatuses, type CardEvent, cardEvents, mayWrite } from './who-may-write.ts'

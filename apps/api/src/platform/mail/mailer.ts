/** A file that goes along with a mail. `type` is a MIME type of text. */
export type MailFile = { name: string; type: string; text: string }

/** A mail ready to be sent. */
export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  files: readonly MailFile[]
  unsubscribe: string | null
  replyTo: string | null
}

export type Mailer = {
  /** @returns false where the address will never take it
   *  @throws to be tried again; never with an address or a word of the mail in its message */
  send(letter: Letter): Promise<boolean>
}

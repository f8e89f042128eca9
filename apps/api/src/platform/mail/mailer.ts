/** A mail ready to be sent. */
export type Letter = { to: string; subject: string; text: string; html: string }

export type Mailer = {
  /** @throws to be tried again; never with an address or a word of the mail in its message */
  send(letter: Letter): Promise<void>
}

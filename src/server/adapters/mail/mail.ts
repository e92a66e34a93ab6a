export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface MailSender {
  /** Delivers one mail. `key` is the same at every try, so that a repeated delivery can be recognised. */
  send: (mail: Mail, key: string) => Promise<void>
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** For mails that come again and again: where one request ends them (RFC 8058). */
  unsubscribe_url?: string | undefined
  /** An appointment (RFC 5545), which mail programs offer to put into the calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined
}

export interface MailSender {
  /** Delivers one mail. `key` is the same at every try, so that a repeated delivery can be recognised. */
  send: (mail: Mail, key: string) => Promise<void>
}

export interface Sms {
  /** E.164. */
  to: string
  text: string
}

export interface SmsSender {
  /** Delivers one SMS. `key` is the same at every try. */
  send: (sms: Sms, key: string) => Promise<void>
}

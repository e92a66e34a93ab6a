/** Why nothing good was answered. */
export type SendFailure = 'STATUS' | 'REDIRECT' | 'TIMEOUT' | 'CONNECTION' | 'NAME' | 'ADDRESS' | 'TLS'

export interface SendResult {
  /** Null when it arrived. */
  failure: SendFailure | null
  status: number | null
  /** The beginning of what was answered. */
  answer: string | null
}

export interface Message {
  url: string
  headers: Record<string, string>
  body: string
}

/** Posts to addresses that customers chose: only to public ones, whatever their names lead to. */
export interface WebhookSender {
  send: (message: Message, signal?: AbortSignal) => Promise<SendResult>
  /** Whether it would be called at all; by the address and by what its name leads to now. */
  mayCall: (url: string) => Promise<boolean>
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

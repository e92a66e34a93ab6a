/** One browser that may be told of something while no page is open, as its push service knows it. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushSender {
  /** By which browsers know whose messages these are; null while nothing can be sent. */
  public_key: string | null
  /** Whether a message may be sent to such an address at all. */
  accepts: (endpoint: string) => boolean
  /** Encrypts a text for one browser and hands it to its push service. `gone`: that browser takes no more. */
  send: (target: PushTarget, text: string) => Promise<'sent' | 'gone'>
}

export interface StoredObject {
  key: string
  modified_at: Date
}

/** A flat store of objects by key; keys are random ids, so nothing about a person is in a name. */
export interface FileStore {
  /** Returns only once the bytes are durable. */
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** Undefined when there is no such object. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Removing what is not there is fine. */
  remove: (key: string) => Promise<void>
  list: () => AsyncIterable<StoredObject>
}

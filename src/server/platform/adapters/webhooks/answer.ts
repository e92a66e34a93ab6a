import type { IncomingMessage } from 'node:http'

/** More than this is not read, however much is sent. */
const READ_BYTES = 4096
const SHOWN_LETTERS = 300

// biome-ignore lint/suspicious/noControlCharactersInRegex: what a stranger answers is shown to people
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g

/** The beginning of what was answered, as one line. */
export async function readAnswer(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let read = 0
  try {
    for await (const part of response) {
      parts.push(part)
      read += part.length
      if (read >= READ_BYTES) break
    }
  } catch {
    // It broke off or took too long; how it was received is known by its status.
  }
  const text = Buffer.concat(parts).subarray(0, READ_BYTES).toString('utf8')
  return text.toWellFormed().replace(CONTROL, ' ').trim().slice(0, SHOWN_LETTERS)
}

import { AnalystFailure } from './analyst.ts'

/** The text of an answer, read only as far as it may be long. */
export async function textOfAtMost(response: Response, most_bytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > most_bytes) throw new AnalystFailure('unreadable')
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

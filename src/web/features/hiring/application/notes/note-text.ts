import type { Note } from '#shared/hiring/notes.ts'

interface Person {
  member_id: string
  full_name: string
}

/** As it is written: «@Laura Gómez»; as it is kept: `@[member id]`, so that a changed name changes in the note too. */
export function toStored(text: string, team: readonly Person[]): string {
  const longest_first = team.toSorted((a, b) => b.full_name.length - a.full_name.length)
  return longest_first.reduce(
    (kept, { full_name, member_id }) => kept.replaceAll(`@${full_name}`, `@[${member_id}]`),
    text,
  )
}

interface Piece {
  key: string
  text: string
  is_mention: boolean
}

/** The note in pieces to be drawn; whoever left the team is still somebody. */
export function notePieces({ body, mentions }: Pick<Note, 'body' | 'mentions'>): Piece[] {
  const names = new Map(mentions.map(({ member_id, full_name }) => [member_id, full_name]))
  return body.split(/(@\[[0-9a-f-]{36}\])/).flatMap((part, at): Piece[] => {
    if (part === '') return []
    const id = /^@\[(.+)\]$/.exec(part)?.[1]
    const text = id ? `@${names.get(id) ?? 'alguien que ya no está'}` : part
    return [{ key: `${at} ${part}`, text, is_mention: id !== undefined }]
  })
}

/** What is being typed after the last `@`, or null. */
export function mentionTyped(text: string): string | null {
  return /(?:^|\s)@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(text)?.[1] ?? null
}

/** The text with the mention at its end completed. */
export function withMention(text: string, full_name: string): string {
  const typed = mentionTyped(text)
  return typed === null ? text : `${text.slice(0, text.length - typed.length)}${full_name} `
}

/** Hands a file over to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun by the next turn; later the address would only hold memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** «CV Ana Pérez.pdf», without what file systems refuse. */
export function fileName(person: string, ending: string, kind: 'CV' | 'Carta' = 'CV'): string {
  const name = person.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()
  return `${[kind, name].filter(Boolean).join(' ')}.${ending}`
}

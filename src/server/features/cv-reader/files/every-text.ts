/** Descriptions of pictures and the like are told in attributes. */
const TOLD = /\s(?:descr|title|alt|w:descr|svg:title)="([^"]*)"/g
const MOST_LETTERS = 400_000

/** Everything that a part of a Word or OpenDocument file says, whoever sees it: a line for each paragraph. */
export function everyTextIn(xml: string): string {
  const told = [...xml.matchAll(TOLD)].map(([, text = '']) => text)
  const written = xml
    .replace(/<\/(?:w:p|text:p|text:h|dc:\w+|cp:\w+|meta:[\w-]+|svg:\w+)>/g, '\n')
    .replace(/<[^>]*>/g, '')
  return [written, ...told]
    .join('\n')
    .slice(0, MOST_LETTERS)
    .replace(/&(?:quot|apos|lt|gt|amp);/g, (name) => SIGNS[name] ?? name)
}

const SIGNS: Record<string, string> = { '&quot;': '"', '&apos;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

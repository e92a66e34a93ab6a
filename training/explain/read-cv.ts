import { readFileSync } from 'node:fs'
import { sentenceKinds } from '../../src/server/features/cv-reader/parse/loose/sentence-kinds.ts'
import { openFile } from '../../src/server/features/cv-reader/reading/read-file.ts'
import type { CvProposal } from '../../src/shared/cvs/cv-imports.ts'
import { linesOf } from './cv-lines.ts'
import { entriesOfLines, fieldsOf } from './entries-of-lines.ts'

/** Prints what each line of a CV was read as, what became of it, and what found no place. */
export async function printCv(file: string): Promise<void> {
  const opened = await openFile(new Uint8Array(readFileSync(file)))
  if ('read' in opened) {
    const { source, proposal } = opened.read
    console.log(`${source}, language ${proposal.language}`)
    for (const { path, text } of fieldsOf(proposal.document)) console.log(`  ${path} «${text}»`)
    printRest(proposal)
    return
  }
  const { proposal, lines, stands } = await linesOf(opened.lines)
  console.log(`${opened.lines.source}, language ${proposal.language}\nread by: ${stands}\n`)
  const { entries, loose } = entriesOfLines(proposal, lines)
  for (const [at, { text, kind, sure, spans }] of lines.entries()) {
    console.log(`${String(at + 1).padStart(3)}  ${kind.padEnd(8)} ${sure.toFixed(2)}  ${text}`)
    if (spans.length > 0) console.log(`${' '.repeat(20)}${spans.join(', ')}`)
    for (const entry of entries.get(at) ?? []) console.log(`${' '.repeat(20)}→ ${entry}`)
  }
  if (loose.length > 0) console.log('\nConcluded, or joined out of several lines:')
  for (const { path, text } of loose) console.log(`  ${path} «${text.replace(/\s+/g, ' ')}»`)
  printRest(proposal)
}

function printRest({ unplaced_text, wishes, hidden_text_found, hides_orders }: CvProposal): void {
  const said = fieldsOf(wishes)
  if (said.length > 0) console.log('\nWishes, offered as preferences and no part of the CV:')
  for (const { path, text } of said) console.log(`  ${path} «${text}»`)
  if (hidden_text_found || hides_orders) console.log('\nHidden text was found and left out.')
  console.log(unplaced_text.length > 0 ? '\nNot placed:' : '\nNot placed: nothing.')
  for (const text of unplaced_text) {
    const [kind, likely] = Object.entries(sentenceKinds(text)).reduce((a, b) => (b[1] > a[1] ? b : a))
    console.log(`  «${text}»  ${kind} ${likely.toFixed(2)}`)
  }
}

import type { Said } from '../../src/server/features/language/model/judge.ts'
import type { TracedLine } from '../../src/shared/matching/match-trace.ts'
import type { readPair } from './read-pair.ts'

type Pair = Awaited<ReturnType<typeof readPair>>

/** One line of a match, as rows to print. */
export function wordsOfLine(line: TracedLine, { proposed, trace, heard, lines }: Pair): string[] {
  const { requirement_id, weight, asked, decided_by, why } = line
  const item = trace.match.items.find((one) => one.requirement_id === requirement_id)
  const shown = item ?? trace.match.conditions.find((one) => one.requirement_id === requirement_id)
  if (!shown) return []
  const quote = proposed.find(({ requirement }) => requirement.id === requirement_id)?.quote
  const model = heard.get(requirement_id)
  return [
    `== ${shown.title}`,
    row(
      'asked',
      `${item?.importance ?? 'CONDITION'} ${shown.type}, weight ${Number(weight.toFixed(2))}, compared as ${asked}`,
    ),
    row(
      'ad',
      quote ? `«${quote.replace(/\s+/g, ' ')}»` : 'no words of its own: the title, or what the ad says of the job',
    ),
    ...rulesRows(line),
    ...(model && line.model
      ? [
          row('model', `${line.model.verdict} to «${model.asked}»: ${chances(model.answer.whole)}`),
          ...model.answer.lines.map(({ at, said }) =>
            row('', `${chances(said)}  «${lines[at]?.text}»${lines[at]?.above ? ` (${lines[at]?.above})` : ''}`),
          ),
        ]
      : [row('model', 'not asked')]),
    row('decided', `${decided_by}: ${why}`),
    row('verdict', shown.verdict),
    row('sentence', shown.sentence),
    '',
  ]
}

function rulesRows({ rules }: TracedLine): string[] {
  const { verdict, value, found, related, basis, facts, quotes } = rules
  const notes = [...(related ? ['related'] : []), ...(basis ? [basis] : [])].map((one) => `, ${one}`).join('')
  const known = new Set(facts.map(({ cv_path, quote }) => cv_path + quote))
  return [
    row(
      'rules',
      `${verdict}${value === null ? '' : ` ${value.toFixed(2)}`}${found ? `, found «${found}»` : ''}${notes}`,
    ),
    ...unique(
      facts.map(({ kind, term, name, quote, cv_path }) =>
        row('', `${kind} ${term}${name ? ` (${name})` : ''} in «${quote}», ${cv_path}`),
      ),
    ),
    ...unique(
      quotes
        .filter(({ cv_path, quote }) => !known.has(cv_path + quote))
        .map(({ cv_path, quote }) => row('', `«${quote}», ${cv_path}`)),
    ),
  ]
}

const unique = (rows: readonly string[]): string[] => [...new Set(rows)]
const row = (name: string, words: string): string => `   ${name.padEnd(9)} ${words}`
const chances = ({ yes, part, no, unsaid }: Said): string =>
  `shown ${yes.toFixed(2)} part ${part.toFixed(2)} not so ${no.toFixed(2)} unsaid ${unsaid.toFixed(2)}`

import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import type { LanguageLevel } from '#shared/matching/matching.ts'
import { periodWord } from '#shared/words/cvs.ts'
import { languageLevelWords } from '#shared/words/levels/levels.ts'
import { spokenName } from '#shared/words/names.ts'
import { type CvAdvice, cvAdvice, gapsIn } from '../advice/cv-advice.ts'
import { misspelling } from '../advice/cv-spelling.ts'
import { levelIn } from '../editor/level-in-words.ts'
import { withOwnText } from '../import/accepted-document.ts'
import { dateSteps, orderSteps } from './date-steps.ts'
import { inDocument, jobName, type SmallStep } from './small-step.ts'
import { textAt, withText } from './text-at.ts'

/** All that may be a little better in a CV, what weighs most first; `today` is `YYYY-MM`. */
export function smallSteps(content: CvContent, today: string): SmallStep[] {
  const { document } = content
  const advice = cvAdvice(content, today)
  const dates = dateSteps(document, today)
  return [
    ...dates,
    ...orderSteps(document),
    ...advice.filter(({ rule }) => rule === 'spelling').flatMap((one) => spellingStep(document, one)),
    ...advice.filter(({ rule }) => rule === 'personal_data').map((one) => personalStep(document, one)),
    ...levelSteps(document, advice),
    // Where a date cannot be, nobody knows what lies between two.
    ...(dates.length > 0 ? [] : gapSteps(document, today)),
  ]
}

const sectionOf = (path: string): string => /^custom\.\d+/.exec(path)?.[0] ?? path.split('.')[0] ?? ''

/** Enough of a text to tell it from another, without keeping what it says. */
function fingerprint(text: string): string {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return sum.toString(36)
}

function spellingStep(document: CvDocument, { path, text, reason }: CvAdvice): SmallStep[] {
  const said = textAt(document, path)
  const found = misspelling(said)
  if (!found) return []
  const { written, right } = found
  const step = { key: `spelling:${path}:${fingerprint(said)}`, what: text, why: reason, section: sectionOf(path) }
  const changed = withText(document, path, (one) => one.replace(written, right))
  if (changed === document) return [{ ...step, field: path }]
  const change = inDocument((now) => withText(now, path, (one) => one.replace(written, right)))
  return [{ ...step, before: around(said, written), after: around(said.replace(written, right), right), change }]
}

/** The line with the word in it, and of a long one some words on either side. */
function around(text: string, word: string): string {
  const at = text.indexOf(word)
  const [from, to] = [Math.max(0, at - 40), at + word.length + 40]
  const line = text.slice(from, to).replaceAll('\n', ' ').trim()
  return `${from > 0 ? '…' : ''}${line}${to < text.length ? '…' : ''}`
}

const personalStep = (document: CvDocument, { path, text, reason }: CvAdvice): SmallStep => ({
  key: `personal:${path}:${fingerprint(textAt(document, path))}`,
  what: text,
  why: reason,
  section: sectionOf(path),
  field: path,
})

function levelSteps({ languages }: CvDocument, advice: readonly CvAdvice[]): SmallStep[] {
  return languages.flatMap((known, at): SmallStep[] => {
    const { id, said, overall } = known
    if (said === '') return []
    const name = spokenName(known)
    const why = 'Quien contrata busca el nivel, y con él te encuentran.'
    const step = {
      key: `level:${id}:${fingerprint(said)}`,
      why,
      section: 'languages',
      field: `languages.${at}.overall`,
    }
    const set = (part: { said?: string; overall?: LanguageLevel }) =>
      inDocument((document) => ({
        ...document,
        languages: document.languages.map((one) => (one.id === id ? { ...one, ...part } : one)),
      }))
    if (overall === null) {
      const ask = {
        kind: 'choice' as const,
        label: 'Nivel',
        words: languageLevelWords,
        start: levelIn(said) ?? '',
        change: (level: string) => (isLevel(level) ? set({ overall: level, said: '' }) : set({})),
      }
      return [{ ...step, what: `De ${name} tu CV dice «${said}», sin un nivel.`, ask }]
    }
    if (!advice.some(({ rule, path }) => rule === 'level_in_words' && path === `languages.${at}.said`)) return []
    const what = `De ${name} tu CV dice «${said}» en lugar del nivel.`
    return [{ ...step, what, before: said, after: languageLevelWords[overall], change: set({ said: '' }) }]
  })
}

const isLevel = (level: string): level is LanguageLevel => level in languageLevelWords

function gapSteps(document: CvDocument, today: string): SmallStep[] {
  return gapsIn(document, today).flatMap(({ at, from, to, months }): SmallStep[] => {
    const job = document.experience[at]
    if (!job) return []
    const period = periodWord(from, to, false)
    return [
      {
        key: `gap:${from}:${to}`,
        what: `Antes de «${jobName(job)}» hay ${months} meses sin contar.`,
        why: 'Si estudiaste, cuidaste de alguien, buscaste trabajo o viajaste, una línea basta: una pausa explicada deja de ser una duda.',
        ask: {
          kind: 'text',
          label: `Qué hiciste (${period})`,
          help: 'Irá en «Más información», con esas fechas.',
          max: CV_LENGTHS.custom.text,
          change: (answer) => inDocument((now) => withOwnText(now, answer, period.slice(0, CV_LENGTHS.custom.date))),
        },
        section: 'experience',
        field: `experience.${at}.start`,
      },
    ]
  })
}

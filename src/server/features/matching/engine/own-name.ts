import { flatten } from '#server/features/language/normalise/fold.ts'

interface Word {
  start: number
  end: number
  /** Without accents and case, however they are written. */
  key: string
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu
const JOINT = /^[\s'’ʼ-]+$/
/** They join the parts of a name and stand everywhere else too. */
const PARTICLES = new Set('de del la las los el y e i da do dos das van von der den'.split(' '))
const ANNOUNCING = [['soy'], ['me', 'llamo'], ['i', 'am'], ['i', 'm'], ['my', 'name', 'is']]

const isTelling = (key: string): boolean => key.length > 1 && !PARTICLES.has(key)

function wordsOf(text: string): Word[] {
  return [...flatten(text).matchAll(WORDS)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    key: found.replace(/\p{M}/gu, '').toLowerCase(),
  }))
}

/**
 * Blanks the person's own name at equal length: Ruby Castillo and Jack Jenkins are people, not skills. A single part of
 * the name counts as the name only after «soy», «me llamo» and the like. Words are compared one after the other, so that
 * no name, however it is written, costs more than the text is long.
 */
export function ownNameBlanker(full_name: string): (text: string) => string {
  const parts = new Set(wordsOf(full_name).map(({ key }) => key))
  if (![...parts].some(isTelling)) return (text) => text
  return (text) => {
    let [blanked, done] = ['', 0]
    for (const { start, end } of namesIn(text, parts)) {
      blanked += text.slice(done, start) + '|'.repeat(end - start)
      done = end
    }
    return done === 0 ? text : blanked + text.slice(done)
  }
}

/** Where words of the name follow each other as a name does. */
function namesIn(text: string, parts: ReadonlySet<string>): { start: number; end: number }[] {
  const words = wordsOf(text)
  const names: { start: number; end: number }[] = []
  for (let from = 0; from < words.length; ) {
    let to = from
    while (parts.has(words[to]?.key ?? '') && (to === from || isJoined(text, words[to - 1], words[to]))) to += 1
    const run = withoutParticles(words.slice(from, to))
    const [first, last] = [run[0], run.at(-1)]
    if (first && last && isName(run, parts, words, from)) names.push({ start: first.start, end: last.end })
    from = Math.max(to, from + 1)
  }
  return names
}

const isJoined = (text: string, before: Word | undefined, after: Word | undefined): boolean =>
  JOINT.test(text.slice(before?.end, after?.start))

function withoutParticles(run: Word[]): Word[] {
  const first = run.findIndex(({ key }) => !PARTICLES.has(key))
  return first < 0 ? [] : run.slice(first, run.findLastIndex(({ key }) => !PARTICLES.has(key)) + 1)
}

function isName(run: readonly Word[], parts: ReadonlySet<string>, words: readonly Word[], from: number): boolean {
  const telling = run.filter(({ key }) => isTelling(key)).length
  if (telling === 0) return false
  const is_whole = parts.size > 1 && run.length >= parts.size
  return telling > 1 || is_whole || isAnnounced(words, from)
}

const isAnnounced = (words: readonly Word[], from: number): boolean =>
  ANNOUNCING.some((said) => said.every((key, at) => words[from - said.length + at]?.key === key))

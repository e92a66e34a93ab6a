import type { CvContent, CvDate, CvDocument, CvLanguage } from '#shared/cvs/cv-document.ts'
import { periodWord } from '#shared/words/cvs.ts'
import { languageLevelWords } from '#shared/words/levels/levels.ts'
import { firstPerson, hasFigure, openingTense, personalData, verbRoot } from './cv-advice-words.ts'
import { misspelling } from './cv-spelling.ts'

/** A suggestion beside a text: what could be better and why. It never stops anything. */
export interface CvAdvice {
  /** Field path from the document, as in `cvProblems`. */
  path: string
  rule:
    | 'verb_first'
    | 'figure'
    | 'too_short'
    | 'too_long'
    | 'first_person'
    | 'repeated_verb'
    | 'tense'
    | 'gap'
    | 'personal_data'
    | 'spelling'
    | 'level_in_words'
  text: string
  reason: string
}

type Job = CvDocument['experience'][number]

const LINE = { min: 60, max: 220 } as const
const SUMMARY = { min: 300, max: 600 } as const
const GAP_MONTHS = 6

/** All suggestions for a CV; `today` is `YYYY-MM`. */
export function cvAdvice({ document, language }: Pick<CvContent, 'document' | 'language'>, today: string): CvAdvice[] {
  return [
    ...inPersonalTexts(document),
    ...(language === 'es' ? misspelled(document) : []),
    ...levelsInWords(document),
    ...inSummary(document.summary, language),
    ...document.experience.flatMap((job, i) => inJob(job, `experience.${i}`, language)),
    ...repeatedVerbs(document.experience, language),
    ...gaps(document, today),
  ]
}

/** Suggestions for one achievement, the most useful first. */
export function lineAdvice(
  line: string,
  job: Pick<Job, 'current' | 'end'>,
  language: CvLanguage,
): Omit<CvAdvice, 'path'>[] {
  const tense = openingTense(line, language)
  const pronoun = firstPerson(line, language)
  const found: (Omit<CvAdvice, 'path'> | false)[] = [
    language !== 'pt' && tense === null && START_WITH_VERB,
    tense === 'PRESENT' && !job.current && job.end !== null && USE_PAST,
    pronoun !== undefined && withoutPerson(pronoun),
    !hasFigure(line) && ADD_FIGURE,
    line.length < LINE.min && TELL_MORE,
    line.length > LINE.max && SHORTEN,
  ]
  return found.filter((advice) => advice !== false)
}

const START_WITH_VERB = {
  rule: 'verb_first',
  text: 'Empieza por un verbo que diga lo que hiciste.',
  reason: 'Así se ve de un vistazo lo que hiciste tú.',
} as const
const USE_PAST = {
  rule: 'tense',
  text: 'Este trabajo ya terminó: cuéntalo en pasado.',
  reason: 'El presente hace pensar que sigues allí.',
} as const
const ADD_FIGURE = {
  rule: 'figure',
  text: 'Si puedes, añade una cifra: cuánto, cuántas personas o en cuánto tiempo.',
  reason: 'Un número hace creíble un logro y se recuerda.',
} as const
const TELL_MORE = {
  rule: 'too_short',
  text: `Cuenta un poco más: entre ${LINE.min} y ${LINE.max} caracteres se lee bien.`,
  reason: 'Con una frase corta no se entiende qué cambió gracias a ti.',
} as const
const SHORTEN = {
  rule: 'too_long',
  text: `Acórtalo o divídelo en dos: hasta ${LINE.max} caracteres.`,
  reason: 'Quien selecciona lee cada línea en pocos segundos.',
} as const

function withoutPerson(pronoun: string): Omit<CvAdvice, 'path'> {
  return {
    rule: 'first_person',
    text: `Quita «${pronoun}»: la frase se entiende sin ello.`,
    reason: 'En un CV ya se sabe que hablas de ti; sin pronombres queda más directo.',
  }
}

function inJob(job: Job, path: string, language: CvLanguage): CvAdvice[] {
  return job.achievements.flatMap((line, i) =>
    line === ''
      ? []
      : lineAdvice(line, job, language).map((advice) => ({ path: `${path}.achievements.${i}`, ...advice })),
  )
}

function inSummary(summary: string, language: CvLanguage): CvAdvice[] {
  if (summary === '') return []
  const pronoun = language === 'es' ? /\byo\b/i.exec(summary)?.[0] : undefined
  const length = {
    path: 'summary',
    text: `Entre ${SUMMARY.min} y ${SUMMARY.max} caracteres suele bastar; ahora tiene ${summary.length}.`,
  }
  const short = { ...length, rule: 'too_short', reason: 'Tres o cuatro frases dicen quién eres y qué buscas.' } as const
  const long = {
    ...length,
    rule: 'too_long',
    reason: 'Un perfil largo se salta; lo demás va en la experiencia.',
  } as const
  return [
    ...(summary.length < SUMMARY.min ? [short] : []),
    ...(summary.length > SUMMARY.max ? [long] : []),
    ...(pronoun ? [{ path: 'summary', ...withoutPerson(pronoun) }] : []),
  ]
}

/** Every place where the same verb opens a line again: twice in one job, or three times in the CV. */
function repeatedVerbs(jobs: readonly Job[], language: CvLanguage): CvAdvice[] {
  const seen = new Map<string, number[]>()
  return jobs.flatMap((job, i) =>
    job.achievements.flatMap((line, j): CvAdvice[] => {
      if (line === '' || openingTense(line, language) === null) return []
      const root = verbRoot(line)
      const before = seen.get(root) ?? []
      seen.set(root, [...before, i])
      if (!before.includes(i) && before.length < 2) return []
      return [
        {
          path: `experience.${i}.achievements.${j}`,
          rule: 'repeated_verb',
          text: `Ya empezaste otra línea con «${line.trim().split(/\s/)[0]}»: prueba con otro verbo.`,
          reason: 'La variedad muestra que sabes hacer cosas distintas.',
        },
      ]
    }),
  )
}

interface Stretch {
  from: number
  to: number
}

/** Months in which no job, no study and nothing else is told, before the job at a place of the list. */
interface Gap {
  at: number
  from: CvDate
  to: CvDate
  months: number
}

export function gapsIn({ experience, education, custom }: CvDocument, today: string): Gap[] {
  const jobs = experience
    .map((job, at) => ({ at, ...stretch(job.start, job.current ? today : job.end) }))
    .filter((job) => Number.isFinite(job.from) && Number.isFinite(job.to))
    .sort((a, b) => a.from - b.from)
  const studies = education.map((study) => stretch(study.start, study.in_progress ? today : study.end))
  let last = Number.NEGATIVE_INFINITY
  return jobs.flatMap((job): Gap[] => {
    const gap = { from: last + 1, to: job.from - 1 }
    last = Math.max(last, job.to)
    const months = gap.to - gap.from + 1
    if (!Number.isFinite(months) || months <= GAP_MONTHS || studies.some((study) => overlaps(study, gap))) return []
    const [from, to] = [dateOf(gap.from), dateOf(gap.to)]
    const is_told = custom.some(({ items }) => items.some(({ date }) => date === periodWord(from, to, false)))
    return is_told ? [] : [{ at: job.at, from, to, months }]
  })
}

const dateOf = (month: number): CvDate => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

const gaps = (document: CvDocument, today: string): CvAdvice[] =>
  gapsIn(document, today).map(({ at, months }) => ({
    path: `experience.${at}.start`,
    rule: 'gap',
    text: `Antes de este trabajo hay ${months} meses sin contar. Si estudiaste, cuidaste de alguien o viajaste, puedes decirlo.`,
    reason: 'Una pausa explicada en una línea deja de ser una duda.',
  }))

/** In months; a year alone counts whole, so that no gap is invented. */
function stretch(start: CvDate | null, end: CvDate | null): Stretch {
  return { from: start === null ? Number.NaN : monthOf(start, 1), to: end === null ? Number.NaN : monthOf(end, 12) }
}

function monthOf(date: CvDate, unknown: number): number {
  const [year, month] = date.split('-')
  return Number(year) * 12 + (month === undefined ? unknown : Number(month)) - 1
}

function overlaps(study: Stretch, gap: Stretch): boolean {
  const from = Number.isNaN(study.from) ? study.to : study.from
  const to = Number.isNaN(study.to) ? study.from : study.to
  return from <= gap.to && to >= gap.from
}

function inPersonalTexts(document: CvDocument): CvAdvice[] {
  return personalTexts(document).flatMap(([path, text]): CvAdvice[] => {
    const what = personalData(text)
    if (!what) return []
    return [
      {
        path,
        rule: 'personal_data',
        text: `Parece que mencionas ${what}. Es mejor quitarlo.`,
        reason: 'Nadie lo necesita para contratarte y puede jugar en tu contra.',
      },
    ]
  })
}

function misspelled(document: CvDocument): CvAdvice[] {
  return personalTexts(document).flatMap(([path, text]): CvAdvice[] => {
    const found = misspelling(text)
    if (!found) return []
    return [
      {
        path,
        rule: 'spelling',
        text: `«${found.written}» se escribe «${found.right}».`,
        reason: 'Una falta se ve antes que todo lo demás.',
      },
    ]
  })
}

/** Words that everybody who hires takes for a level. */
const SAYS_LEVEL =
  /(?<![\p{L}\d])(?:[abc][12]|b[aá]sic|element|inicia|principiant|intermedi|medio|avanzad|alto|fluid|nativ|matern|biling|profesional|t[eé]cnic|conversaci)/iu

/** «Me defiendo con los guiris» is read in place of the level, and says none. */
function levelsInWords({ languages }: CvDocument): CvAdvice[] {
  return languages.flatMap(({ said, overall }, i): CvAdvice[] => {
    if (overall === null || said === '' || SAYS_LEVEL.test(said)) return []
    return [
      {
        path: `languages.${i}.said`,
        rule: 'level_in_words',
        text: `Mejor di el nivel: por tus palabras parece «${languageLevelWords[overall]}».`,
        reason: 'Tus palabras se leen en lugar del nivel, y quien contrata busca el nivel.',
      },
    ]
  })
}

function personalTexts({ basics, summary, experience, interests, custom }: CvDocument): [path: string, text: string][] {
  return [
    ['basics.headline', basics.headline],
    ['summary', summary],
    ...experience.flatMap((job, i): [string, string][] => [
      [`experience.${i}.summary`, job.summary],
      ...job.achievements.map((line, j): [string, string] => [`experience.${i}.achievements.${j}`, line]),
    ]),
    ['interests', interests.join('\n')],
    ...custom.flatMap((section, i) =>
      section.items.map((item, j): [string, string] => [
        `custom.${i}.items.${j}.text`,
        [section.title, item.title, item.subtitle, item.text].join('\n'),
      ]),
    ),
  ]
}

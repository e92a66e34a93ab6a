import { flatten } from '#server/features/language/normalise/fold.ts'
import { readLanguages } from '#server/features/language/normalise/read-languages.ts'
import { type LanguageLevel, languageLevel } from '#shared/matching/matching.ts'
import { trimmedEnds } from '../dates/dates.ts'
import { codeByName } from './language-names.ts'
import { languagePaper } from './language-papers.ts'
import { levelInWords } from './levels-in-words.ts'
import { type AroundName, NOTHING_SAID, saidLevel, saidWithoutLevel } from './said-level.ts'

const LONGEST_ITEM = 160

/** Languages that people call by a name of their own, which stays theirs in the CV. */
const OWN_NAME =
  /^(?:castellano|castella|mallorquin|menorquin|kichwa|quichua|runasimi|vascuence|mandarin|farsi|amazigh|mapudungun)$/

interface NamedLanguage {
  code: string
  level: LanguageLevel | null
  /** How the person calls it, where that is not the usual word. */
  own_name: string | null
  /** What stands beside the name and the level. */
  rest: string
  /** How well they speak it in their own words, where no level is named. */
  said: string
  /** The name of a test or of who gave it. */
  certificate: string
  /** What has no place in the language. */
  left: string
  /** «Inglés nulo», «inglés no hablo»: named as one that they do not speak. */
  denied: boolean
}

/** A language that a short text begins with, and the level that it says. */
export function languageIn(text: string): NamedLanguage | null {
  // Without its accent it is the town.
  const item = withPlainLevel(text.slice(0, LONGEST_ITEM))
    .replace(/valencià(?!\p{L})/iu, 'valenciano')
    .replace(/italià(?!\p{L})/iu, 'italiano')
    .replace(/\s+·\s+/gu, ': ')
  const flat = flatten(item)
  const native = MOTHER_TONGUE.exec(flat)
  const start =
    (native ??
      /^[^a-z]*(?:idioma |lengua |hablo |parlo |falo |entiendo |leo |algo (?:de )?|un poco (?:de )?|una mica (?:de )?|un pouco (?:de )?|bastante |nociones de |tambien |si |de )*/.exec(
        flat,
      ))?.[0].length ?? 0
  const words = flat
    .slice(start)
    .split(/[^a-z]+/)
    .slice(0, 3)
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const code = codeByName().get(name)
    if (!code || !flat.startsWith(name, start) || WEEKEND.test(flat.slice(start))) continue
    const after = item.slice(start + name.length)
    // The reader of levels knows fewer names than this section, so it gets one that it knows.
    const said = readLanguages(`ingles${after}`, flatten(`ingles${after}`))[0]?.level ?? levelInBracket(after)
    const named = native ? 'NATIVO' : (said ?? levelOfPaper(after) ?? levelByShare(after))
    const level = named ?? levelInWords(after)
    const around = { before: text.slice(0, start), after: behindName(text.slice(start), count) }
    const written = item.slice(start, start + name.length)
    const own_name = OWN_NAME.test(name) ? written.charAt(0).toUpperCase() + written.slice(1) : null
    const denied = DENIED.test(flatten(after)) || DENIED_BEFORE.test(flat)
    const rest = withoutLevel(after, named !== null)
    const told = toldOf(around, named, { level, rest })
    return { code, own_name, level: denied ? null : level, rest, ...told, denied }
  }
  return null
}

/** «Inglés técnico» is a name of the language and says how far somebody knows it. */
const behindName = (text: string, words: number): string =>
  text.replace(new RegExp(`^\\p{L}+(?:\\P{L}+(?!t[eé]cnic[oa](?!\\p{L}))\\p{L}+){0,${words - 1}}`, 'iu'), '')

/** «Avanzado (Cambridge, 2019)» has words and a paper; of a level that a paper or its own name gives, no words are kept. */
function toldOf(
  around: AroundName,
  named: LanguageLevel | null,
  { level, rest }: Pick<NamedLanguage, 'level' | 'rest'>,
): Pick<NamedLanguage, 'said' | 'certificate' | 'left'> {
  const by_paper = levelOfPaper(around.after) !== null
  const by_share = !by_paper && levelByShare(around.after) !== null
  const certificate = named !== null && !by_share && namesCertificate(rest) ? rest : ''
  const words = certificate === '' ? around : { before: '', after: levelWords(around.after) }
  const { said, left } =
    level === null ? saidWithoutLevel(around) : level === 'NATIVO' || by_paper ? NOTHING_SAID : saidLevel(words)
  if (said !== '') return { said, certificate, left }
  return { said, certificate, left: certificate === '' ? rest : '' }
}

const CERTIFICATE_WORD = /certific|diploma|t[ií]tulo|cambridge|oxford|trinity|goethe|escuela|instituto|alliance|first/i
/** «sin certificado», «del instituto»: there is none, or only where it was learnt. */
const NO_CERTIFICATE =
  /(?:no tengo|sin|me falta|falta)(?: el| un)?(?:$| certific| diploma| t[ií]tulo)|^(?:del|en el|de la|en la|de) (?:instituto|colegio|escuela|secundaria)$/iu
/** Names of tests are written with capitals or figures; «hablado y escrito» is none. */
const namesCertificate = (text: string): boolean =>
  !NO_CERTIFICATE.test(text) && (/\d{2}|\p{Lu}{2}/u.test(text) || CERTIFICATE_WORD.test(text))

const DENIED = /^[\s:,(–-]*(?:no(?! nativ)|nul[oa]|nada|ningun[oa]?|sin (?:conocimientos?|nivel))(?![a-z])/
const DENIED_BEFORE = /^[^a-z]*(?:no hablo|nada de|no se) /

/** «85% (TOEFL ITP 580)»: what a test says counts before what somebody thinks of themselves. */
function levelOfPaper(after: string): LanguageLevel | null {
  const [, inside = ''] = /\(([^()]+)\)/.exec(after) ?? []
  const papers = [inside, after.replace(/^[\s:,–—-]+/, '')]
  return papers.map((paper) => languagePaper(paper)?.level ?? null).find((level) => level !== null) ?? null
}

/** «Inglés 40 %» */
function levelByShare(after: string): LanguageLevel | null {
  const share = Number(/^[\s:,(–-]*(?:(?:como|al?|un|nivel|casi|del) )*(?:el )?(\d{2,3}) ?%/.exec(after)?.[1])
  return SHARES.find(([from]) => share >= from)?.[1] ?? null
}
const SHARES: readonly (readonly [number, LanguageLevel])[] = [
  [85, 'C1'],
  [65, 'B2'],
  [45, 'B1'],
  [25, 'A2'],
  [0, 'A1'],
]

/** Without accents, who speaks «finés» could work on «fines de semana». */
const WEEKEND = /^fines de semana/

/** «me defiendo (A2)»: whatever words stand before it. */
function levelInBracket(after: string): LanguageLevel | null {
  const said = languageLevel.safeParse(
    /\((?:[^()]*[^\p{L}\d()])?([abc][12])(?![\p{L}\d])[^()]*\)/iu.exec(after)?.[1]?.toUpperCase(),
  )
  return said.success ? said.data : null
}

/** How LinkedIn says the levels. */
const LINKEDIN_LEVELS: readonly (readonly [RegExp, string])[] = [
  [/(?:competencia )?biling[uü]e o nativa|native or bilingual(?: proficiency)?/i, 'nativo'],
  [/competencia profesional completa|full professional(?: proficiency)?/i, 'C1'],
  [/competencia b[aá]sica profesional|professional working(?: proficiency)?/i, 'B2'],
  [/competencia b[aá]sica limitada|limited working(?: proficiency)?/i, 'B1'],
  [/competencia b[aá]sica|elementary(?: proficiency)?/i, 'A2'],
  [/lleng[uü](?:a|es) matern(?:a|es)|lenguas maternas|linguas? maternas?/i, 'nativo'],
  [/(?<!\p{L})(?:nati(?:us|ves)|nadi(?:u[ae]?s|us))(?!\p{L})/iu, 'nativo'],
  [/\(LM\)/, '(nativo)'],
  [/\([^()]*\b(?:un poco|una mica|un pouco|lo justo|lo b[aá]sico)\s*\)/i, '(básico)'],
  [/nivell? mitj[aà]|nivel medio/i, 'intermedio'],
  [/nivell alt/i, 'avanzado'],
  [
    /(?:quatre paraules|cuatro palabras|cuatro cosas|nocions|un poco|una mica|un pouco|lo b[aá]sico|para defenderme)(?=[\s.)]*$)/i,
    'básico',
  ],
]

function withPlainLevel(text: string): string {
  const found = LINKEDIN_LEVELS.find(([said]) => said.test(text))
  return found ? text.replace(...found) : text
}

export const MOTHER_TONGUE =
  /^[^a-z]*(?:lengua|idioma|mother|native|first|lingua)(?:\(s\)|s)?[ -](?:matern[oa]|nativ[oa]|tongue|language|materna)(?:\(s\)|s)?[^a-z]+/

export const LEVEL_WORD =
  /^[\s:,;()[\]/–—-]*(?:nivel|level|[abc][12]\+?|nativ[oa]s?|nati[uv]a?s?|nadiua?|native|biling[uü]e|bilingual|lengua materna|ll?[ei]ngua materna|\d{2,3} ?%|mother tongue|materno|materna|avanzad[oa]|advanced|intermedi[oa]|intermediate|b[aá]sic[oa]|basic|alto|medio|bajo|fluid[oa]|fluente|fluent|avan[cç]ado|b[aá]sico|intermedi[aá]rio|avan[cç]at|alt|baix|mitj[aà]|b[aà]sic|conversacional|elemental|principiante|beginner|nociones|or|o)(?![\p{L}\d])/iu

/** How much of a text are words of its level. */
function levelEnd(after: string): number {
  let end = 0
  for (let word = LEVEL_WORD.exec(after); word; word = LEVEL_WORD.exec(after.slice(end))) end += word[0].length
  return end
}

const levelWords = (after: string): string => after.slice(0, levelEnd(after))

/** What else is said, beside the words of the level. */
function withoutLevel(after: string, named: boolean): string {
  return trimmedEnds(
    after
      .slice(named ? levelEnd(after) : 0)
      .replace(/[()[\]:]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;/–—-]+|[\s.,;/–—-]+$/g, ''),
  )
}

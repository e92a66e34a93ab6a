import type { SkillLevel } from '#shared/matching/matching.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { AdText } from '../../text/ad-text.ts'
import { isOnlyACue } from '../../text/segments.ts'
import { closed, leadAt, openingOf, type Phrase } from '../phrases.ts'
import { levelLeading } from '../skills/skill-details.ts'
import { isNamed, isNotToAsk } from '../unknown.ts'
import { contentOf } from './content.ts'
import {
  areBothDone,
  coreOf,
  isBound,
  isComment,
  isNounPhrase,
  isOneNoun,
  isOrList,
  isQuality,
  isSaidOfBoth,
  namesAction,
  namesWork,
  opensDemand,
  opensPaper,
} from './standing.ts'
import { namesProduct } from './verdicts.ts'

/** A stretch of an ad that asks for one thing with all that is said of it. */
export interface Clause extends Phrase {
  /** «manejo de», where it is said of a thing that stands behind another one. */
  lead: Lead | null
}

interface Lead {
  text: string
  level: SkillLevel | null
}

const SEPARATOR = /,? (?:y|e) |, | \+ (?=[a-z])/g
/** Nobody asks for one thing in so many letters; further back nothing is looked for. */
const LONGEST = 300
const LONGEST_ITEM = 60

/**
 * Cut only where what stands on both sides of a comma or «y» can stand alone: «carnet B y disponibilidad para viajar»,
 * but «reparto a tiendas y bares», «leer y escribir», «técnica, paciente y con idiomas».
 */
export function clausesOf(ad: AdText, phrase: Phrase, read: readonly Draft[]): Clause[] {
  const outside = ad.flat.slice(phrase.from, phrase.to).replace(/\([^()]*\)?/g, (all) => '_'.repeat(all.length))
  const cuts = [...outside.matchAll(SEPARATOR)]
    .map(({ index, 0: link }) => ({ at: phrase.from + index, next: phrase.from + index + link.length, link }))
    .filter(({ at, next }) => !read.some((one) => one.at < next && at < one.end))
  const clauses: Clause[] = []
  let from = phrase.from
  let lead: Lead | null = null
  let is_listed = false
  cuts.forEach(({ at, next, link }, i) => {
    const after = { from: next, to: cuts[i + 1]?.at ?? phrase.to }
    const joint = new Joint({ from: Math.max(from, at - LONGEST), to: at }, after, link, ad, read, {
      is_first: from === phrase.from,
      is_listed,
      rest: ad.flat.slice(next, Math.min(phrase.to, next + LONGEST + 1)),
    }).kind()
    if (joint === 'ONE') return
    clauses.push({ from, to: at, lead })
    is_listed = joint === 'SAME_LEAD'
    lead = joint === 'SAME_LEAD' ? (leadOf({ from, to: at }, ad) ?? lead) : null
    from = next
  })
  return [...clauses, { from, to: phrase.to, lead }]
}

/** What a comma or «y» does: it stands inside of one thing, or between two, of which one lead may be said. */
type Kind = 'ONE' | 'APART' | 'SAME_LEAD'

interface Place {
  is_first: boolean
  is_listed: boolean
  /** All that follows. */
  rest: string
}

class Joint {
  readonly #before: Phrase
  readonly #after: Phrase
  readonly #left: string
  readonly #right: string
  readonly #link: string
  readonly #ad: AdText
  readonly #read: readonly Draft[]
  /** Nothing of the phrase stands before it, so a capital may be that of the sentence. */
  readonly #is_first: boolean
  /** What stands before is one of several things already. */
  readonly #is_listed: boolean
  readonly #is_of_alternatives: boolean

  constructor(
    before: Phrase,
    after: Phrase,
    link: string,
    ad: AdText,
    read: readonly Draft[],
    { is_first, is_listed, rest }: Place,
  ) {
    this.#before = before
    this.#after = after
    this.#left = ad.flat.slice(before.from, before.to)
    this.#right = ad.flat.slice(after.from, after.to)
    this.#link = link
    this.#ad = ad
    this.#is_first = is_first
    this.#is_listed = is_listed
    this.#is_of_alternatives =
      link === ', ' &&
      rest.length <= LONGEST &&
      isOrList(`${this.#left.slice(-LONGEST_ITEM)}, ${rest}`) &&
      !OF_EXAMPLES.test(this.#right)
    this.#read = read.filter((one) => one.at < after.to && before.from < one.end)
  }

  kind(): Kind {
    const [left, right] = [this.#left, this.#right]
    // «experiencia y conocimientos en ventas», «entre 2 y 4 años»: what stands before says nothing by itself.
    if (/(?<![a-z])entre (?:los |las )?[a-z\d]+$/.test(left)) return 'ONE'
    // «altura física y geográfica»: said of the same height.
    if (this.#link !== ', ' && isBound(right) && /^salud /.test(coreOf(left))) return 'ONE'
    if ([left, right].some((side) => isNotToAsk(coreOf(side).trim()))) return 'APART'
    if (this.#link.startsWith(',') && (isOnlyACue(right) || isComment(right))) return 'APART'
    if (this.#isEmpty(this.#before)) return 'ONE'
    if (this.#link === ', ' && BESIDE_YEARS.test(right) && OF_YEARS.test(left)) return 'APART'
    if (opensDemand(right) || HAVING.test(right)) return 'APART'
    if (this.#is_of_alternatives) return 'ONE'
    const explains = coreOf(left).includes(': ') && !this.#isWhole(this.#after)
    if (!explains && areBothDone(left, right)) return 'APART'
    if (this.#link === ', ' && opensPaper(coreOf(left)) && isNounPhrase(right)) return 'APART'
    if (/^que /.test(right)) return ASKS_THAT.test(left) ? 'APART' : 'ONE'
    if (this.#link === ', ' && HAS_DONE.test(coreOf(left)) && namesAction(right) && isNounPhrase(right)) return 'APART'
    if (this.#link === ', ' && CLOSED_LIST.test(coreOf(left)) && OF_ITS_OWN.test(right)) return 'APART'
    const known = this.#isWhole(this.#before) || this.#isOfAKind(this.#before)
    if (isQuality(coreOf(right)))
      return known || this.#link.startsWith(',') || isQuality(coreOf(left)) ? 'APART' : 'ONE'
    if (isQuality(coreOf(left)) && this.#link === ', ' && right.trim().includes(' ') && !isBound(right)) return 'APART'
    return this.#ofThings(known)
  }

  #ofThings(known: boolean): Kind {
    const done = namesAction(this.#right) && namesAction(withoutLead(this.#left))
    // «instalación y mantenimiento de equipos»: of what both are stands behind the second.
    if (done && this.#link !== ', ' && isOneNoun(withoutLead(this.#left)) && / de /.test(this.#right)) return 'ONE'
    const explains = coreOf(this.#left).includes(': ')
    const listed = this.#is_listed && !explains
    const linked = LINK.exec(leadAt(coreOf(this.#left)) ?? '')?.[1]
    // «nociones de redes y de Active Directory»
    const again = linked !== undefined && this.#right.startsWith(`${linked} `)
    if (this.#link === ', ' && !explains && this.#areOfTheirOwn(known)) return 'SAME_LEAD'
    if (this.#link === ', ' && !explains && this.#areWorksOfTheirOwn()) return this.#sameLead()
    if (this.#isWhole(this.#after))
      return known || done || again || listed || this.#isOfAKind(this.#after) || this.#isOfProduct(this.#after)
        ? 'SAME_LEAD'
        : 'ONE'
    // «Parámetros: temperatura, presión»: what is behind a colon explains it.
    if (explains) return 'ONE'
    // «redacción y ortografía impecables»: said of both.
    if (this.#isRead(this.#after) && isSaidOfBoth(this.#right)) return 'ONE'
    if (known && this.#isOfProduct(this.#before) && isOneNoun(this.#right)) return this.#sameLead()
    if (known && isNounPhrase(this.#right)) return this.#sameLead()
    return done && this.#right.trim().includes(' ') ? 'SAME_LEAD' : 'ONE'
  }

  /** «manejo de agenda, cuidado de animales»: what is done with them is said of the second already. */
  #sameLead(): Kind {
    const lead = leadAt(coreOf(this.#left))
    return lead !== undefined && /^(?:manejo|uso) /.test(lead) && namesWork(this.#right) ? 'APART' : 'SAME_LEAD'
  }

  #isEmpty(side: Phrase): boolean {
    return !this.#isRead(side) && contentOf(this.#ad, side).length === 0
  }

  #isRead({ from, to }: Phrase): boolean {
    return this.#read.some(({ at, end }) => at < to && from < end)
  }

  /** Nothing is left of it but words that lead to what was read, or it is a name. */
  #isWhole(side: Phrase): boolean {
    if (!this.#isRead(side)) return isNameAlone(side, this.#ad, side === this.#after || !this.#is_first)
    return contentOf(this.#ad, side, this.#read).length === 0
  }

  /** A language, a licence, studies: said of nothing that stands before. */
  #isOfAKind({ from, to }: Phrase): boolean {
    return this.#read.some(({ at, end, asked }) => at < to && from < end && !OF_ANYTHING.has(asked.type))
  }

  /** «armado de tableros, RETIE para instaladores», «Fusion, aceros como el dúplex o el inoxidable»: neither is said of the other. */
  #areOfTheirOwn(known: boolean): boolean {
    if (known && OF_EXAMPLES.test(this.#right)) return true
    if (![this.#before, this.#after].some((side) => this.#opensWithName(side))) return false
    return isNounPhrase(this.#right) && isNounPhrase(coreOf(this.#left))
  }

  /** «corte con plasma, doblado por plantilla», «barniz al agua, restauración de sillas»: each says what it is done to. */
  #areWorksOfTheirOwn(): boolean {
    const before = withoutLead(this.#left)
    return namesWork(this.#right) && (isNounPhrase(before) || DONE_WITH.test(before)) && !/ [ouye] /.test(before)
  }

  /** «RETIE para instaladores»: a norm or a program, with what is said of it. */
  #opensWithName({ from, to }: Phrase): boolean {
    const said = this.#ad.text.slice(from, to)
    return ACRONYM.test(said.slice(openingOf(this.#ad.flat.slice(from, to)))) && /\p{Ll}{3}/u.test(said)
  }

  #isOfProduct({ from, to }: Phrase): boolean {
    return this.#read.some((one) => one.at < to && from < one.end && namesProduct(one))
  }
}

/** «3 años en plantas de alimentos | , con trato con sindicatos»: what the years were spent with, and something more. */
const BESIDE_YEARS = /^con [a-z]{4,} /
const OF_YEARS = /(?<![a-z])(?:anos?|meses)(?![a-z])/
/** «curso de barbería, y tener herramientas propias» */
const HAVING = /^(?:tener|contar con|disponer de|poseer) (?!en cuenta)/
/** «haber estado a cargo de un local | elaboración de embutidos»; but «haber trabajado en montaje, reparación de…» */
const HAS_DONE = /^haber [a-z]+[dt][oa] (?!.*[a-z]{3}(?:cion|sion|miento|aje)(?![a-z]))[a-z]+ /
/** «experiencia con gremios y convenios | cálculo de cuotas»: behind the «y» of a list something else is asked for. */
const CLOSED_LIST = /^experiencia (?:con|en) [^,:()]+ [ye] [^,:()]+$/
const OF_ITS_OWN = /^(?!(?:areas?|sectores|empresas?|proyectos?|equipos?|tipos?|todo) )[a-z]{5,} (?:de|del) [a-z]{4}/
const ACRONYM = /^\p{Lu}{3,}(?:[ -]\d+)?(?= \p{Ll})/u
/** «aceros como el inoxidable o el dúplex»: which of them are meant, and no choice with what stands before. */
const OF_EXAMPLES = /^[a-z]+(?: [a-z]+)? (?:como|tipo|tales como) [^,]+ [ou] /

const OF_ANYTHING: ReadonlySet<Draft['asked']['type']> = new Set(['SKILL', 'ANY_OF', 'OWN_WORDS'])
const ASKS_THAT = /^\s*(?:[a-z]+,? )?(?:que |[a-z]+(?:as|es|a|e) )/
/** «barniz al agua» */
const DONE_WITH = /^[a-z]{4,} al? [a-z]{4,}[.\s]*$/
const AROUND = 20

/** «Maxirest», «S10»: a name and nothing else; where all is in capitals they make no name. */
function isNameAlone({ from, to }: Phrase, { flat, text }: AdText, inside: boolean): boolean {
  const is_shouted = !/\p{Ll}/u.test(text.slice(Math.max(0, from - AROUND), to + AROUND))
  if (is_shouted && !/[\d+#.]/.test(flat.slice(from, to).trim())) return false
  const words = flat.slice(from, to)
  const opened = openingOf(words)
  const lead = leadAt(words.slice(opened))
  return isNamed(text.slice(from + opened + (lead?.length ?? 0), from + closed(words)), inside || lead !== undefined)
}

const withoutLead = (flat: string): string => {
  const core = coreOf(flat)
  return core.slice(leadAt(core)?.length ?? 0)
}

function leadOf({ from, to }: Phrase, { flat, text }: AdText): Lead | undefined {
  const words = flat.slice(from, Math.min(to, from + LONGEST))
  const opened = openingOf(words)
  const lead = leadAt(words.slice(opened))
  if (lead === undefined) return undefined
  const end = from + opened + lead.length
  // «habilidad manual»: without a link it is said of one thing.
  if (!LINKED.test(lead)) return undefined
  // «experiencia de | 2 años en montaje, corte»: of the second, too, experience is asked in it.
  const counted =
    /^exp[a-z.]*[a-z ]* de $/.test(lead) &&
    /^(?:al menos |minimo )?(?:\d|un |dos |tres )/.test(flat.slice(end, end + 20))
  return {
    text: counted
      ? 'Experiencia en '
      : text
          .slice(from + opened, end)
          .replace(/(?<=\sde)l $/i, ' ')
          .replace(ARTICLE, ' '),
    level: levelLeading(flat, end),
  }
}

/** «conocimiento de la norma y planos»: the article is that of the first. */
const ARTICLE = / (?:el|la|los|las) $/i
const LINK = / (de|en|con|sobre)(?: (?:el|la|los|las))? $/
const LINKED = /(?:^| )(?:de|del|en|con|sobre|como|of|in|with|usar|manejar|hacer|utilizar)(?: (?:el|la|los|las))? $/

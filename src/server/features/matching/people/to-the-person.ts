import type { MatchResult } from '#shared/matching/matching.ts'

/** What the CV or the ad says in its own words is never touched; «Encargada de «La Parra»» is one quote. */
const QUOTE = /«(?:[^«»]|«[^«»]*»)*»/gu

/**
 * The engine speaks of somebody, as a team reads it; here the same words speak to them. Whole turns of phrase, so that
 * the name of a demand or a place, which stands without quotes, keeps its words: «Piden su propia furgoneta o coche».
 */
const SPOKEN_TO: readonly (readonly [RegExp, string])[] = [
  [/^Cumple(?= \d)/u, 'Cumples'],
  [/(?<!\p{L})El CV(?!\p{L})/gu, 'Tu CV'],
  [/(?<!\p{L})el CV(?!\p{L})/gu, 'tu CV'],
  [/(?<!\p{L})del CV(?!\p{L})/gu, 'de tu CV'],
  [/^La respuesta fue /u, 'Respondiste '],
  [/^Todavía no hay una respuesta para/u, 'Todavía no hay una respuesta tuya para'],
  [/^Indicó en sus preferencias que puede /u, 'Indicaste en tus preferencias que puedes '],
  [/^Sus preferencias /u, 'Tus preferencias '],
  [/^Su disponibilidad /u, 'Tu disponibilidad '],
  [/ las fechas de sus trabajos\.$/u, ' las fechas de tus trabajos.'],
  [/(?<=^La banda publicada (?:llega al|queda por debajo del) )salario mínimo/u, 'salario mínimo que esperas'],
  [/(?<=\(|[:,] |, y |, pero )vive(?= en | cerca\.| ahí\.)/u, 'vives'],
  [/(?<=\()busca otra modalidad/u, 'buscas otra modalidad'],
  [/(?<=(?:los contratos|los países|las jornadas) que )busca(?=[:,)])/u, 'buscas'],
  [/(?<=^(?:Entra en|No está entre) los turnos que )hace(?=:)/u, 'haces'],
  [/^Hace una parte de los turnos/u, 'Haces una parte de los turnos'],
  [/, y no cambiaría de ciudad/u, ', y no cambiarías de ciudad'],
  [/, y busca cerca de casa/u, ', y buscas cerca de casa'],
  [/ y dice que trabaja en remoto/u, ' y dices que trabajas en remoto'],
  [/ y dice que puede ir a /u, ' y dices que puedes ir a '],
  [/ y dice que (no )?se trasladaría/u, ' y dices que $1te trasladarías'],
  [/ y no dice si se trasladaría/u, ' y no dices si te trasladarías'],
  [/ y no indica que se mudaría/u, ' y no indicas que te mudarías'],
  [/(?<=^Tu CV dice que (?:no )?)se trasladaría/u, 'te trasladarías'],
  [/(?<=tu CV dice que (?:aún )?no (?:la )?)tiene(?= |\.)/iu, 'tienes'],
  [/(?<=^Tu CV (?:indica|dice) que (?:no |ese día )?)puede(?= )/u, 'puedes'],
  [/(?<=^Tu CV dice hasta qué hora )puede(?=\.)/u, 'puedes'],
]

/** One sentence of ours, said to whom it is about. */
export function toThePerson(text: string): string {
  const quotes: string[] = []
  const ours = text.replace(QUOTE, (quote) => `«${quotes.push(quote) - 1}»`)
  const said = SPOKEN_TO.reduce((so_far, [theirs, yours]) => so_far.replace(theirs, yours), ours)
  return said.replace(/«(\d+)»/gu, (kept, at) => quotes[Number(at)] ?? kept)
}

/** A match as its own person reads it; the team goes on reading of them. */
export function matchToThePerson(match: MatchResult): MatchResult {
  const line = <T extends MatchResult['conditions'][number]>(one: T): T => ({
    ...one,
    sentence: toThePerson(one.sentence),
  })
  return {
    ...match,
    items: match.items.map(line),
    conditions: match.conditions.map(line),
    summary: toThePerson(match.summary),
    next_steps: match.next_steps.map((step) => ({ ...step, text: toThePerson(step.text) })),
  }
}

import { PREFERENCE } from '#shared/lexicon/importance.ts'
import { listedRow } from '../asked.ts'
import { pattern, WORD } from '../flat.ts'
import type { PhraseRule } from '../phrase.ts'
import { hasLawfulBasis, isNegated, isOfOthers, opensToAll } from './context.ts'
import { BARRED, BARRED_AFTER, ENDING, ONE_SEX, OPENING, PEOPLE, WANTS } from './vocabulary.ts'

const FAITH =
  '(?:(?:catolic|cristian|evangelic|musulm[a-z]|protestant|creyent|adventist|mormon|islamic)[a-z]{0,3}|judi[oa]s?|ate[oa]s?|testigos? de jehova|practicantes? de (?:su|la) fe)'

export const belief: PhraseRule = {
  rule: 'belief',
  level: 'BLOCK',
  reason: 'Las creencias y las ideas pertenecen a cada persona: no pueden decidir quién consigue el puesto.',
  rewrite: null,
  unless: (around) => opensToAll(around) || hasLawfulBasis(around),
  rows: [
    {
      found: pattern`\b(?:ser|que (?:no )?sean?|seas|no sean?) (?:una? )?(?:persona )?${FAITH}(?:/[oa])?(?: practicantes?)?\b`,
    },
    {
      found: pattern`(?<lead>\b(?:${WANTS}|${PEOPLE} |${ONE_SEX} |jov(?:en|enes) )(?:${PEOPLE} |jovenes |maestr[oa]s? )?)${FAITH}(?:/[oa])?(?: (?:practicantes?|evangelic[oa]s?))?\b(?! (?:colegio|escuela))`,
      unless: (around) => isOfOthers(around) || /^ (?:de|para) (?:la )?(?:comunidad|parroquia)/.test(around.after),
    },
    { found: pattern`\b(?:religion|credo|confesion): ?${FAITH}\b` },
    {
      found: pattern`(?<lead>${OPENING})${FAITH}(?: practicantes?)?(?= ?(?:$|[,\n.)]| (?:${PREFERENCE}|practicante|evangelic|que)))`,
    },
    { found: pattern`\b${FAITH} (?:evangelic[oa]s? )?(?:practicantes?|${PREFERENCE})\b` },
    { found: pattern`\b${BARRED} (?:personas |gente )?(?:con velo|${FAITH})\b` },
    { found: pattern`(?<lead>${OPENING}|, )(?:no|sin) ${FAITH}${ENDING}` },
    { found: pattern`\b${FAITH}${BARRED_AFTER}` },
    {
      found: pattern`\b(?:profes|compart)[a-z]{1,5} (?:la |nuestra |una |su )?(?:misma )?(?:fe|religion|creencias?)(?: ${FAITH})?\b`,
    },
    {
      found: pattern`\b(?:personas? |gente )(?:de|con) (?:valores|principios|fe) (?:cristian|catolic|religios)[a-z]{1,3}\b`,
    },
    { found: pattern`\btemeros[oa]s? de dios\b` },
    {
      found: pattern`\b(?:no (?:llevar|usar|use|lleve|lleves)|sin|nada de) (?:el |un )?(?:velo|hijab|panuelo islamico|turbante)\b`,
    },
    {
      found: pattern`\b(?:asist(?:ir|a|as|an) a (?:la |una |misa|culto)(?: ?(?:iglesia|congregacion|misa|culto))?)`,
      unless: ({ words }) => !/iglesia|congrega|misa|culto/.test(words),
    },
    { found: pattern`\b(?:que )?no (?:tenga|profese|tener|practique)[a-z]{0,2} (?:ninguna )?religion\b` },
    {
      found: pattern`\b(?:no|ni) (?:pertene[zc][a-z]{1,5}|ser miembros?|estar? (?:afiliad[oa]s?|metid[oa]s?)|(?:miembros?|afiliad[oa]s?)) (?:a|de|en)(?: l[oa]s?| ningun[oa]?| una?)? (?:secta|partido|sindicato|iglesia|religion)s?\b`,
    },
    { found: pattern`\b(?:no|sin) (?:sindicalizad[oa]s?|sindicalistas?|afiliacion sindical|militancia)\b` },
    {
      found: pattern`\b(?:ideologia|ideas|pensamiento)(?: politic[oa]s?)? (?:afin|de derechas?|de izquierdas?|conservador|progresist)[a-z]{0,4}\b`,
    },
    {
      found: pattern`\b(?:cual es (?:tu|su) religion|que religion (?:tienes|profesas|practicas)|eres ${FAITH}|a quien votas)\b`,
    },
    listedRow('religion'),
    {
      found: pattern`\b(?:indic|mencion|especific|senal|coloc)[a-z]{1,6} (?:${WORD},? ){0,4}religion\b`,
      unless: isNegated,
    },
  ],
}

export const orientation: PhraseRule = {
  rule: 'orientation',
  level: 'BLOCK',
  reason: 'La orientación y la identidad son de cada persona: no pueden decidir quién consigue el puesto.',
  rewrite: null,
  unless: (around) =>
    opensToAll(around) ||
    hasLawfulBasis(around) ||
    isOfOthers(around) ||
    /colectivo|comunidad|derechos|turismo|publico/.test(around.before + around.after),
  rows: [
    {
      found: pattern`\b(?:(?:${BARRED}|no|ser|sea|nada de) (?:a )?(?:personas |gente )?)?(?:heterosexual(?:es)?|homosexual(?:es)?|gays?|gais|lesbianas?|bisexual(?:es)?|transexual(?:es)?|travestis?|lgbt[a-z]{0,4}|lgtb[a-z]{0,4})\b`,
    },
  ],
}

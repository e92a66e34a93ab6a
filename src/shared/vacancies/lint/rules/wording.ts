import { MUST, PREFERENCE, WISH } from '#shared/lexicon/importance.ts'
import { isNegated } from '../context.ts'
import { pattern, WORD } from '../flat.ts'
import type { PhraseRule } from '../phrase.ts'

export const cliche: PhraseRule = {
  rule: 'cliche',
  level: 'ADVICE',
  reason: 'Estas palabras no dicen qué se hará y mucha gente no se reconoce en ellas.',
  rewrite: null,
  unless: isNegated,
  rows: [
    { found: pattern`\brock ?stars?\b`, rewrite: 'profesional con experiencia' },
    {
      found: pattern`\bninjas?\b(?! ?(?:one|forms|rmm|van))`,
      unless: ({ before }) => /shark ?$/.test(before),
      rewrite: 'especialista',
    },
    { found: pattern`\b(?:guru|jedi|superheroe|superheroina)s?\b`, rewrite: 'especialista' },
    {
      found: pattern`\b(?:poner(?:se|te)|ponte|sudar|suda) (?:bien )?la camiseta\b`,
      rewrite: 'compromiso con el equipo',
    },
    {
      found: pattern`\bsomos (?:como )?una (?:gran |verdadera )?familia\b(?! de )`,
      rewrite: 'somos un equipo que se apoya',
    },
    {
      found: pattern`\bdisponibilidad (?:horaria )?(?:total|absoluta|24/7|24x7|las 24 horas)(?: horaria)?\b`,
      rewrite: 'disponibilidad en el horario indicado',
    },
    {
      found: pattern`\b(?:resistencia|tolerancia|resistente|tolerante) a la frustracion\b`,
      rewrite: 'capacidad para resolver imprevistos',
    },
    {
      found: pattern`\btrabaj(?:o|ar|ando) bajo presion\b(?! (?:arterial|hidr|atmos|de (?:agua|aire)))`,
      rewrite: 'organización con plazos exigentes',
    },
  ],
}

export const institution: PhraseRule = {
  rule: 'institution',
  level: 'ADVICE',
  reason:
    'Lo que cuenta es lo que se aprendió, no dónde: pedir un centro concreto deja fuera a gente igual de preparada.',
  rewrite: null,
  rows: [
    {
      found: pattern`\b(?:egresad|titulad|graduad|licenciad|ingenier|profesional(?:es)?|recien egresad)(?:[oa]s?)?(?:/as?)? (?:${WORD} ){0,4}(?:de|del|por) (?:la |el |las |los )?
        (?:universidad(?:es)? (?:nacional|autonoma|complutense|politecnica|pontificia|catolica|privadas?|publicas?|top|lideres|reconocidas?|prestigiosas?|de (?:prestigio|primer nivel|[a-z]{3,20}))|unam|ipn|itam|itesm|tec(?:nologico)? de monterrey|uba|utn|pucp|uniandes|esade|iese|sena)\b`,
    },
    {
      found: pattern`\b(?:solo|unicamente|exclusivamente|${PREFERENCE}) (?:de |egresad[oa]s de |titulad[oa]s de )?(?:universidad(?:es)? (?:privadas?|publicas?|top|lideres|reconocidas?|prestigiosas?|de (?:prestigio|primer nivel)))`,
    },
  ],
}

const REQUIRED = `(?:${MUST}|must(?: have)?)`
const OPTIONAL = `(?:${WISH}|se valora(?:ra)?|nice to have|(?:un|es un) plus)`
const WAIVED_BEFORE = new RegExp(`(?:no (?:es |sera )?|aunque )${MUST}|pero no`)
const WAIVED_BEHIND = new RegExp(`(?:pero|aunque|y) no |no (?:es |sera )?${MUST}`)
const NOT = '(?<!no )(?<!no es )(?<!no sera )(?<!ni )'

export const mixedImportance: PhraseRule = {
  rule: 'mixed_importance',
  level: 'ADVICE',
  reason: 'Separa lo imprescindible de lo deseable en dos líneas: se lee mejor y más gente se anima a postularse.',
  rewrite: null,
  rows: [
    {
      found: pattern`\b${NOT}${REQUIRED}\b[^.;\n]{3,120}\b${NOT}${OPTIONAL}\b`,
      unless: ({ words }) => WAIVED_BEFORE.test(words),
    },
    {
      found: pattern`\b${NOT}${OPTIONAL}\b[^.;\n]{3,120}\b${NOT}${REQUIRED}\b`,
      unless: ({ words }) => WAIVED_BEHIND.test(words),
    },
  ],
}

export const severalProfiles: PhraseRule = {
  rule: 'several_jobs',
  level: 'ADVICE',
  reason: 'Cada puesto se encuentra mejor en su propia vacante: así cada persona ve la que es para ella.',
  rewrite: null,
  rows: [
    {
      found: pattern`\b(?:(?:buscamos|ofrecemos|tenemos|cubrir|se (?:buscan|ofrecen|necesitan)) (?:${WORD} ){0,2})?(?:los siguientes (?:puestos|perfiles|cargos)|las siguientes (?:vacantes|posiciones|plazas)|(?:varios|diferentes|distintos|diversos) (?:puestos|perfiles|cargos)|(?:varias|diferentes|distintas|diversas) (?:vacantes|posiciones))\b(?! de )`,
      unless: ({ before, words }) =>
        !/^(?:buscamos|ofrecemos|tenemos|cubrir|se )/.test(words) ||
        /(?:seleccion|reclutamiento|coordinacion|relacion|colabor|trabaj)[a-z]*[^.;\n]{0,30}$/.test(before),
    },
  ],
}

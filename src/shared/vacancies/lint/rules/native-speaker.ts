import { isInclusive } from '../context.ts'
import { pattern } from '../flat.ts'
import type { PhraseRule } from '../phrase.ts'

const LANGUAGE = '(?:espanol|castellano|ingles|frances|aleman|italiano|portugues|catalan|chino|arabe|ruso)'

/** «nativo español» asks where somebody was born; «español nativo» says how well it is spoken. */
export const nativeSpeaker: PhraseRule = {
  rule: 'native_speaker',
  level: 'ADVICE',
  reason: 'Pide el nivel que hace falta y no una lengua de nacimiento: hay quien la domina sin haber crecido con ella.',
  rewrite: ({ quote }) => `${quote.split(/\s+/).at(-1)} con nivel C2`,
  unless: isInclusive,
  rows: [
    {
      found: pattern`\b(?:hablantes? )?nativ[oa]s?(?:/[oa]s?)? (?:de |del |en )?(?:idioma )?${LANGUAGE}(?![a-z])(?! de nacimiento)`,
    },
  ],
}

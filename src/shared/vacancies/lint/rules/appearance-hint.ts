import { isInclusive } from '../context.ts'
import { pattern } from '../flat.ts'
import type { PhraseRule } from '../phrase.ts'

export const appearanceHint: PhraseRule = {
  rule: 'appearance_hint',
  level: 'ADVICE',
  reason: 'Si hay normas de vestimenta o de higiene, cuéntalas tal cual; hablar del aspecto se presta a malentendidos.',
  rewrite: null,
  unless: isInclusive,
  rows: [
    {
      found: pattern`\b(?:cuidada imagen|imagen (?:personal )?(?:cuidada|impecable)|aspecto cuidado|cuidado aspecto)(?: personal)?\b`,
    },
    {
      found: pattern`\b(?:sin|no) (?:tener )?(?:tatuajes|piercings)(?: (?:ni|o|y) (?:tatuajes|piercings))?(?: visibles)?\b`,
    },
  ],
}

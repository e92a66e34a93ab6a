import { Claims, type Span, spanOf } from '#server/features/language/normalise/span.ts'

const NAMED =
  /(?<![a-z0-9])(?:pmp|capm|prince2|ccn[ap]|cissp|cis[am]|ceh|istqb|togaf|itil(?: v?\d)?|csm|psm(?: i{1,3})?|cspo|pspo|az-\d{3}|dp-\d{3}|sc-\d{3}|comptia [a-z]+\+?|six sigma(?: (?:green|black|yellow) belt)?|cfa|frm)(?![a-z0-9])/g
const SAID =
  /(?<![a-z])(?:certificacion(?:es)?|certificad[oa]|acreditacion|certification|certified)(?: (?:oficial|profesional|vigente))?(?: (?:en|de|como|in|as))? ([a-z0-9+#.-]{2,25}(?: (?!y |o |e |es |se |con |para |deseable|valorable|excluyente|imprescindible|preferred|required)[a-z0-9+#.-]{2,25}){0,3})/g
/** Papers that are no professional certification, and those that no match may rest on. */
const OTHER_PAPERS =
  /discapacidad|antecedentes|delitos|medic|salud|residencia|nacimiento|estudios|escolaridad|ingles|frances|aleman|idioma|c1|b2|c2|empresa|calidad|energetic/

/** Certifications named in a text, each as it is written. */
export function readCertifications(text: string, flat: string): Span[] {
  const said = [...flat.matchAll(SAID)].filter((match) => !OTHER_PAPERS.test(match[0]))
  const spans = [...said, ...flat.matchAll(NAMED)].map((match) => {
    const written = match[0].replace(/[ .-]+$/, '')
    return spanOf(text, match.index, match.index + written.length)
  })
  const named = spans.map((span) => nameInside(span, text, flat))
  const claims = new Claims(flat.length)
  return named.filter(({ start, end }) => claims.claim(start, end))
}

/** «certificación PMP» is the PMP. */
function nameInside(span: Span, text: string, flat: string): Span {
  const inside = [...flat.slice(span.start, span.end).matchAll(NAMED)][0]
  if (!inside) return span
  const start = span.start + inside.index
  return spanOf(text, start, start + inside[0].length)
}

import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { roleInContext } from '#server/features/language/normalise/role-in-context.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText } from '../../text/ad-text.ts'

/** One word for two things: which of them is meant is said by the trade of the ad, or by the word beside it. */
interface Sense {
  word: RegExp
  /** What it is without more. */
  id: string
  /** What it is in these trades. */
  in_trade: RegExp
  meant: string
}

const TINTS = /^tintes?$/
const TECHNOLOGY = /^(?:software-|data$|systems-|cybersecurity|product-and-it|design-digital)/
const SENSES: readonly Sense[] = [
  { word: TINTS, id: 'hair-coloring', in_trade: /^(?:construction-trades|production)$/, meant: 'cabinetmaking' },
  { word: TINTS, id: 'hair-coloring', in_trade: /^(?:textile|arts-and-crafts)$/, meant: 'textile-dyeing' },
  { word: /^automatizacion$/, id: 'industrial-automation', in_trade: /^software-/, meant: 'test-automation' },
  { word: /^cableado$/, id: 'electrical-work', in_trade: TECHNOLOGY, meant: 'structured-cabling' },
  {
    word: /^(?:herramientas? de )?analitica$/,
    id: 'data-analysis',
    in_trade: /^(?:writing-and-translation|marketing|audiovisual|design-digital)/,
    meant: 'web-analytics',
  },
  {
    word: /^tableros? de control$/,
    id: 'data-visualization',
    in_trade: /^(?:construction-trades|industrial-maintenance|production|metal|energy|automotive|engineering)/,
    meant: 'electrical-panels',
  },
  {
    word: /^hidraulica$/,
    id: 'hydraulics',
    in_trade: /^(?:industrial-maintenance|automotive|production|metal|agriculture|engineering)/,
    meant: 'industrial-hydraulics',
  },
  {
    word: /^(?:costeo|costos|costes|control de cost[eo]s)$/,
    id: 'cost-accounting',
    in_trade: /^(?:kitchen|dining-room|hotel|food-)/,
    meant: 'food-costing',
  },
  // Where bakers work; elsewhere horses stand in it.
  { word: /^cuadras?$/, id: 'horse-care', in_trade: /^(?:kitchen|food-|bakery|pastry)/, meant: 'bakery' },
  { word: /^cirugias?$/, id: 'surgery', in_trade: /^dental$/, meant: 'oral-surgery' },
  // Who prints and folds boxes has dies that no toolmaker sees.
  { word: /^troqueles?$/, id: 'tool-and-die-making', in_trade: /^design-digital$/, meant: 'printing' },
  { word: /^maquetacion$/, id: 'editorial-design', in_trade: /^systems-/, meant: 'computer-maintenance' },
  {
    word: /^(?:(?:microsoft|office) 365|[mo]365)$/,
    id: 'microsoft-office',
    in_trade: /^(?:systems-|cybersecurity)/,
    meant: 'microsoft-365-administration',
  },
  {
    word: /^mecanica(?: basica| general)?$/,
    id: 'industrial-mechanics',
    in_trade: /^(?:transport|automotive-trades)$/,
    meant: 'car-mechanics',
  },
]

/** «RCP avanzado» is the advanced course. */
const BESIDE: readonly (Pick<Sense, 'word' | 'id' | 'meant'> & { after: RegExp; before?: RegExp })[] = [
  { word: /^rcp$/, id: 'basic-life-support', after: /^ avanzad/, meant: 'advanced-life-support' },
  { word: /^hidraulica$/, id: 'hydraulics', after: /^,? (?:y |e )?neumatica/, meant: 'industrial-hydraulics' },
  ...[
    {
      after:
        /^(?:,| [ouye]|\/) ?(?:ms |microsoft )?(?:dynamics|sap|netsuite|odoo|peoplesoft|jd edwards|infor)(?![a-z])/,
    },
    {
      after: /^/,
      before: /(?<![a-z])(?:sap|dynamics|netsuite|odoo|peoplesoft|infor|erp)(?:,| [ouye]| como|\/|:| \() ?$/,
    },
  ].map((beside) => ({ word: /^oracle$/, id: 'oracle-database', meant: 'oracle-erp', ...beside })),
]

/** Where small children are taught it is who they are, and anywhere else how much one knows: «Resolve, nivel medio». */
const OF_CHILDREN = 'early-childhood-education'
const A_LEVEL = /^nivel (?:medio|inicial)$/
const SAID_OF_ANOTHER = /[a-z](?:, | a |: | \()$/
const isLevelOfAnother = ({ id }: ConceptSpan, written: string, before: string, trade: string): boolean =>
  id === OF_CHILDREN &&
  A_LEVEL.test(written) &&
  (SAID_OF_ANOTHER.test(before) || (written === 'nivel medio' && !/^(?:teaching|care)/.test(trade)))

/** «Esquema de vacunación completo»: whoever has it was vaccinated, and vaccinates nobody. */
const isOwnHealth = (said: string): boolean =>
  /(?<![a-z])(?:esquema|calendario|cartilla|carnet?|libreta)s? (?:completo )?de (?:vacunas?|vacunacion)$/.test(said)

const REACH = 20

/** The concepts as the ad means them. */
export function inSense(concepts: readonly ConceptSpan[], ad: AdText): ConceptSpan[] {
  const role = ad.title === null ? null : roleInContext(ad.title, ad.text)
  const trade = (role && taxonomy().role(role)?.family) || ''
  return concepts.flatMap((span) => {
    const written = ad.flat.slice(span.start, span.end)
    const after = ad.flat.slice(span.end, span.end + REACH)
    const before = ad.flat.slice(Math.max(0, span.start - REACH), span.start)
    if (isLevelOfAnother(span, written, before, trade) || isOwnHealth(`${before}${written}`)) return []
    const found =
      BESIDE.find(
        (one) =>
          one.id === span.id && one.word.test(written) && one.after.test(after) && (one.before?.test(before) ?? true),
      ) ?? SENSES.find((one) => one.id === span.id && one.word.test(written) && one.in_trade.test(trade))
    return [found ? { ...span, id: found.meant } : span]
  })
}

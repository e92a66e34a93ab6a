import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Flow } from '../../lines/line.ts'
import { findDates } from '../dates/dates.ts'
import { segmentsOf } from '../entries/segments.ts'
import type { Section } from './sections.ts'

/** Whole trades, by which some people sort their jobs; nobody is called like that, and no employer either. */
const TRADE =
  /^(?:(?:en )?(?:el |la )?)(?:mar|tierra|campo|agricultura|ganaderia|industria|fabrica|hosteleria|cocina|sala|comercio|ventas|docencia|ensenanza|sanidad|construccion|obra|mineria|pesca|logistica|transporte|limpieza|oficina|administracion|seguridad|turismo|banca|metal|textil|cuidados|otros sectores)$/

const MAY_HOLD_JOBS: ReadonlySet<Section['kind']> = new Set<Section['kind']>(['top', 'summary', 'prose', 'experience'])
const FEWEST_BESIDE_DATE = 1

/** «INDUSTRIA» in capitals over «2009 – 2015. Cementos Sol. Planificador»: a heading over jobs that name all there is to name. */
export function headsTrade(flow: Flow, at: number, inside: Section['kind']): boolean {
  const [line, next] = [flow[at], flow[at + 1]]
  if (!line || !next || line.bullet || !MAY_HOLD_JOBS.has(inside)) return false
  const shouted = line.text === line.text.toUpperCase() && TRADE.test(flatten(line.text).replace(/:$/, '').trim())
  const timed = findDates(next.text).some(({ is_range, start }) => is_range || start !== null)
  return shouted && timed && segmentsOf(next.text).filter(({ span }) => span === null).length >= FEWEST_BESIDE_DATE
}

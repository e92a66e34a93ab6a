import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { listedIn } from '../lists/remarks-in-lists.ts'
import { fitsSkill } from '../lists/used-skills.ts'
import { speaks } from '../prose/clauses.ts'
import { type SentenceKind, sentenceKinds } from './sentence-kinds.ts'

const SURE = 0.6
const together = (likely: Record<SentenceKind, number>, kinds: readonly SentenceKind[]): number =>
  kinds.reduce((sum, kind) => sum + likely[kind], 0)

const NO_SKILLS: readonly SentenceKind[] = ['AVAILABLE', 'WISH', 'PERSONAL', 'REFERENCE', 'DENIAL', 'ELSE', 'PAPER']

/** «Busco algo más cerca de casa, sin noches» among the skills: a sentence that names none of them. */
export function isNoSkill(sentence: string): boolean {
  if (listedIn(sentence).items.some((item) => skillIdOf(item) !== null)) return false
  if (isLongList(sentence)) return false
  const likely = sentenceKinds(sentence)
  return together(likely, NO_SKILLS) >= SURE || (speaks(sentence) && likely.DEED >= SURE)
}

const FEWEST_LISTED = 4

/** «Puntualidad, cerrar caja, tratar quejas, Tango básico»: many short things side by side, some of them known. */
function isLongList(sentence: string): boolean {
  const { items, told } = listedIn(sentence)
  const known = findConcepts(sentence).some(({ kind }) => kind === 'skill')
  return items.length >= FEWEST_LISTED && told.length === 0 && known && items.every(fitsSkill) && !speaks(sentence)
}

const OF_WORK: readonly SentenceKind[] = [
  'SKILLS',
  'DEED',
  'LANGUAGE',
  'DRIVING',
  'PAPER',
  'STUDY',
  'AVAILABLE',
  'DENIAL',
]
const FEWEST_WORDS = 2
/** Scraps are a little of everything. */
const LEAST_OF_ONE = 0.35

/** «Cuchillos propios», «Récord de conductor limpio»: few words that an employer would ask for. */
export function isOfWork(sentence: string): boolean {
  if (sentence.split(' ').length < FEWEST_WORDS) return false
  const likely = sentenceKinds(sentence)
  return together(likely, OF_WORK) >= SURE && OF_WORK.some((kind) => likely[kind] >= LEAST_OF_ONE)
}

const OF_NO_WORK: readonly SentenceKind[] = ['WISH', 'PERSONAL', 'REFERENCE']

/** «Busco algo más cerca de casa», «Referencias: Sra. Vega, encargada»: nothing that a CV shows everybody. */
export const isForOneself = (sentence: string): boolean => together(sentenceKinds(sentence), OF_NO_WORK) >= SURE

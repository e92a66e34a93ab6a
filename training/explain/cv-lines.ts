import type { ReadLines } from '../../src/server/features/cv-reader/file-lines.ts'
import type { Line } from '../../src/server/features/cv-reader/lines/line.ts'
import type { JudgedLine } from '../../src/server/features/cv-reader/parse/learnt/line-kinds.ts'
import { ruledLines } from '../../src/server/features/cv-reader/parse/learnt/read-by-rules.ts'
import { readSections } from '../../src/server/features/cv-reader/parse/read-sections.ts'

/** A line of a CV and what it was read as. */
export interface LineReading {
  text: string
  /** A section, or a part of a job: several where parts of the line went different ways. */
  read_as: string[]
  /** What weights learnt from whole CVs say of it (J and j head a job, T tells of it, X is none of these); null where nobody asked them. */
  learnt: JudgedLine | null
}

interface CvLines {
  lines: LineReading[]
  /** Whose jobs these are, and why. */
  jobs_by: string
}

const PARTS: Readonly<Record<string, string>> = { job: 'job head', head: 'job head', told: 'job, told', top: 'top' }
const KINDS: Readonly<Record<JudgedLine['kind'], string | null>> = {
  J: 'job head',
  j: 'job head',
  T: 'job, told',
  X: null,
}

/** Each line in reading order, as the product sorts it. */
export function linesOf({ text, from_linkedin }: ReadLines): CvLines {
  const { flows, sections, judged, learnt } = readSections(text.flows, { from_linkedin })
  const ruled = ruledLines(sections)
  const lines = flows.flat().map((line): LineReading => {
    const own = judged?.judged.get(line.row ?? -1) ?? null
    const job = learnt && own && KINDS[own.kind]
    const roles = ruled.filter((one) => isPartOf(one.line, line)).map(({ role }) => PARTS[role] ?? role)
    // A part of a job stands in its section, too.
    const parts = roles.some((role) => role.startsWith('job')) ? roles.filter((role) => role !== 'experience') : roles
    return { text: line.text, learnt: own, read_as: job ? [job] : parts.length > 0 ? [...new Set(parts)] : ['heading'] }
  })
  return { lines, jobs_by: jobsBy(judged?.sure_of_others ?? null, learnt !== null) }
}

function jobsBy(sure: number | null, is_learnt: boolean): string {
  if (sure === null) return 'rules (the layout, or sentences that tell, say more than lines do)'
  if (sure === 0) return 'rules and learnt weights, which see the same jobs'
  const shown = sure.toFixed(2)
  return is_learnt
    ? `learnt weights (${shown} sure where they see other jobs than the rules)`
    : `rules (the learnt weights see other jobs and are only ${shown} sure)`
}

/** The lines of a typed text are numbered; of others a part keeps its place. */
function isPartOf(part: Line, line: Line): boolean {
  if (line.row !== undefined) return part.row === line.row
  const { page, right, size, first_word } = line
  const is_there = part.page === page && part.right === right && part.size === size && part.first_word === first_word
  return is_there && line.text.includes(part.text.slice(0, SAME_LETTERS))
}
const SAME_LETTERS = 12

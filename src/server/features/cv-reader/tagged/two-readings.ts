import type { TaggedLine } from '#server/features/language/model/cv-tags.ts'
import type { LanguageModel } from '#server/features/language/model/model.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { Confidence, CvProposal } from '#shared/cvs/cv-imports.ts'
import { CV_COUNTS } from '#shared/cvs/cv-limits.ts'
import { proposeFromLines } from '../parse/propose-from-lines.ts'
import type { ReadLines } from '../reading/file-lines.ts'
import { agreement, isSame, namedIn, sameName } from './agreement.ts'
import { proposeFromTags } from './propose-from-tags.ts'
import { trimmed } from './said.ts'

/** So much of what the tags name must the rules name, and the other way round, for the rules' reading to stand. */
const RULES_FIND = 0.7
const TAGS_FIND = 0.6
/** Longer texts are hardly CVs, and would keep the model from others for many seconds. */
const MOST_LETTERS = 20_000

interface TwoReadings {
  proposal: CvProposal
  /** What the model sees in each line; null where it was not asked. */
  tags: TaggedLine[] | null
  stands: 'RULES' | 'TAGS'
}

/**
 * A CV read twice: by rules, which know much of layouts, and by the model, which knows more of what words mean. Where both
 * find the same the rules' reading stands, with all its detail; else the model's, and the rules fill what it left open.
 */
export async function readTwice(model: LanguageModel, { text, from_linkedin }: ReadLines): Promise<TwoReadings> {
  const ruled = proposeFromLines(text, { from_linkedin })
  const lines = text.flows.flat().map((line) => line.text)
  if (from_linkedin || lines.join('\n').length > MOST_LETTERS) return { proposal: ruled, tags: null, stands: 'RULES' }
  const tags = await model.tagCv(lines)
  const tagged = proposeFromTags(text, tags)
  const alike =
    agreement(tagged.document, ruled.document) >= RULES_FIND && agreement(ruled.document, tagged.document) >= TAGS_FIND
  const [proposal, other] = alike ? [ruled, tagged] : [withRest(tagged, ruled.document), ruled]
  const confidence = confidenceOf(proposal, other)
  return { proposal: { ...proposal, confidence }, tags, stands: alike ? 'RULES' : 'TAGS' }
}

export const proposeFromBoth = async (model: LanguageModel, lines: ReadLines): Promise<CvProposal> =>
  (await readTwice(model, lines)).proposal

type Job = CvDocument['experience'][number]

/** Names that the tags left open, out of the same job of the other reading. */
function withRest(proposal: CvProposal, other: CvDocument): CvProposal {
  const experience = proposal.document.experience.map((job) => {
    const same = other.experience.find((one) => isSameJob(job, one))
    return {
      ...job,
      position: trimmed(job.position || same?.position || ''),
      company: trimmed(job.company || same?.company || ''),
    }
  })
  const known = new Set(proposal.document.languages.map(({ language }) => language))
  const others = other.languages.filter(({ language }) => !known.has(language))
  const languages = [...proposal.document.languages, ...others].slice(0, CV_COUNTS.languages)
  return { ...proposal, document: { ...proposal.document, experience, languages } }
}

const isSameJob = (job: Job, other: Job): boolean =>
  (job.start !== null && job.start === other.start && job.end === other.end) ||
  isSame(job.position, other.position) ||
  isSame(job.company, other.company)

/** Both readings must say the same, and each be sure of it by itself, for a name to need no second look. */
function confidenceOf({ document, confidence }: CvProposal, other: CvProposal): Record<string, Confidence> {
  const others = namedIn(other.document)
  const settled = namedIn(document).map((name): [string, Confidence] => {
    const same = sameName(name, others)
    const sure = [confidence[name.path], same && other.confidence[same.path]].filter((one) => one === 'ALTA').length
    return [name.path, sure === 2 ? 'ALTA' : same || sure > 0 ? 'MEDIA' : 'BAJA']
  })
  return { ...confidence, ...Object.fromEntries(settled) }
}

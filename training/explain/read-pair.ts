import { readFileSync } from 'node:fs'
import { readAdWith } from '../../src/server/features/ad-reader/spans/read-ad.ts'
import { openFile } from '../../src/server/features/cv-reader/reading/read-file.ts'
import { proposeFromBoth } from '../../src/server/features/cv-reader/tagged/two-readings.ts'
import { LanguageModel } from '../../src/server/features/language/model/model.ts'
import { tradesTold } from '../../src/server/features/language/trades/told-trades.ts'
import { type SaidLine, saidLines } from '../../src/server/features/matching/engine/judged/said-lines.ts'
import { traceMatch } from '../../src/server/features/matching/engine/judged/trace.ts'
import { candidateOf } from '../../src/server/features/matching/profiles/candidate-of.ts'
import { offerOf } from '../../src/server/features/matching/profiles/offer-of.ts'
import { readCvProfile, readVacancyProfile } from '../../src/server/features/matching/profiles/read-profile.ts'
import { vectorsOf } from '../../src/server/features/matching/profiles/vectors.ts'
import { demandsOf } from '../../src/server/features/matching/verdicts/demands.ts'
import { askedOf, judgedBy, keptOf } from '../../src/server/features/matching/verdicts/heard-lines.ts'
import { judgeLines } from '../../src/server/features/matching/verdicts/judge-lines.ts'
import { VACANCY_TITLE_MAX } from '../../src/shared/core/limits.ts'
import { cvContent } from '../../src/shared/cvs/cv-document.ts'
import type { CvProposal } from '../../src/shared/cvs/cv-imports.ts'
import { vacancyDocument } from '../../src/shared/vacancies/vacancy-document.ts'
import { adIn } from './text-file.ts'

/** The product's own way from two files to a match, without a database: nobody's preferences and answers are known. */
export async function readPair(ad: string, cv: string, month: string) {
  const vacancy = await readVacancy(await LanguageModel.loadForAds(), adIn(ad))
  const model = await LanguageModel.load()
  const { proposal } = await readCvFile(model, new Uint8Array(readFileSync(cv)))
  return comparePair(model, vacancy, readCandidate(proposal, month))
}

type Vacancy = Awaited<ReturnType<typeof readVacancy>>

export async function comparePair(
  model: LanguageModel,
  { proposed, prepared }: Pick<Vacancy, 'proposed' | 'prepared'>,
  { candidate, lines }: Pick<ReturnType<typeof readCandidate>, 'candidate' | 'lines'>,
) {
  const demands = demandsOf(prepared)
  const answers = lines.length > 0 ? await judgeLines(model, askedOf(demands, lines)) : []
  const heard = new Map(
    demands.flatMap(({ requirement_id, digest, asked }, at) => {
      const answer = answers[at]
      return answer ? [[requirement_id, { digest, asked, answer }] as const] : []
    }),
  )
  const kept = new Map([...heard.values()].map(({ digest, answer }) => [digest, keptOf(answer, lines)]))
  const judged = judgedBy(demands, kept)
  const trace = traceMatch(prepared, judged ? { ...candidate, judged } : candidate)
  return { proposed, trace, heard, lines }
}

/** The draft as it stands when nobody changes a tick. */
export async function readVacancy(model: LanguageModel, { title, text }: { title: string; text: string }) {
  const { requirements: proposed, document, doubts = {} } = await readAdWith(model, text, title || null)
  const sure = Object.fromEntries(Object.entries(document).filter(([key]) => !(key in doubts)))
  const ticked = proposed.filter(({ selected }) => selected !== false).map(({ requirement }) => requirement)
  const whole = vacancyDocument.parse({
    ...sure,
    ...(title && { title: title.slice(0, VACANCY_TITLE_MAX) }),
    requirements: ticked,
  })
  const { prepared, terms } = offerOf(readVacancyProfile({ document: whole }))
  return { proposed, prepared, terms }
}

/** A CV as the product proposes it. */
export async function readCvFile(model: LanguageModel, bytes: Uint8Array): Promise<{ proposal: CvProposal }> {
  const opened = await openFile(bytes)
  return 'read' in opened ? opened.read : { proposal: await proposeFromBoth(model, opened.lines) }
}

/** The CV as it stands when the proposal is taken as it is. */
export function readCandidate(proposal: CvProposal, month: string) {
  const content = cvContent.parse({ title: 'CV', language: proposal.language, document: proposal.document })
  const cv = { ...content, file_hides_orders: proposal.hides_orders }
  const profile = readCvProfile(cv, { full_name: '' }, { tradesTold, vectorsOf })
  const candidate = candidateOf(profile, { owner: { job_preferences: {} }, answers: {} }, month)
  const lines: SaidLine[] = saidLines(candidate, profile.facts.full_name)
  return { candidate, lines, terms: profile.terms }
}

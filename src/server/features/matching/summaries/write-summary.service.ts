import type { Deps } from '#server/context.ts'
import { AnalystFailure } from '#server/platform/adapters/analyst/analyst.ts'
import { importanceWords, verdictWords } from '#shared/words/matching.ts'
import { endSummary } from './summaries.queries.ts'
import { checkedSummary, SENTENCES, SUMMARY_MAX, saidSummary } from './summary-check.ts'
import type { SummaryLine } from './summary-lines.ts'

const TIMEOUT_MS = 30_000

const TASK = `You write for a team that hires. The data are the lines of a comparison that has already been computed: what is asked for, how much it matters, and the verdict. Put them into at most ${SENTENCES} short plain sentences in Spanish, ${SUMMARY_MAX} characters together, about the most important lines. Each sentence speaks only of lines with one and the same verdict and repeats the words of «asked» of each of them letter by letter. Say «cumple» for CUMPLE, «cumple en parte» for PARCIAL, «no cumple» for NO_CUMPLE and «su CV no menciona» for SIN_DATOS. Add no figures, no other skills, no advice, no judgement and no decision. Answer {"sentences": [{"text": "…", "lines": [numbers of the lines]}]}.`

interface Asked {
  vacancy_id: string
  digest: string
  lines: SummaryLine[]
}

/** Asks once. Whatever goes wrong is said on the screen, where it can be asked again; nothing else depends on it. */
export async function writeSummary(deps: Deps, { vacancy_id, digest, lines }: Asked): Promise<void> {
  const text = await askFor(deps, lines)
  await endSummary(deps.db, { vacancy_id, digest }, text ? { text } : { failed_at: deps.now() })
}

async function askFor({ analyst, log }: Deps, lines: readonly SummaryLine[]): Promise<string | null> {
  try {
    const data = lines.map(({ asked, importance, verdict }, at) => ({
      line: at + 1,
      asked,
      importance: importanceWords[importance],
      verdict: verdictWords[verdict],
    }))
    const { sentences } = await analyst.ask({ task: TASK, data, answer: saidSummary, timeout_ms: TIMEOUT_MS })
    const text = checkedSummary(lines, sentences)
    if (!text) log.warn({ event: 'analyst.unchecked' }, 'a summary says what the verdicts do not say')
    return text
  } catch (error) {
    if (!(error instanceof AnalystFailure)) throw error
    log.warn({ event: 'analyst.failed', reason: error.reason }, 'no summary was written')
    return null
  }
}

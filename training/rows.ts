// scratch: rows for the combiner
import { readFileSync, writeFileSync } from 'node:fs'
import { readPastedText } from '#server/features/cv-reader/read-file.ts'
import { readCvProfile, readVacancyProfile } from '#server/features/matching/profiles/read-profile.ts'
import { offerOf } from '#server/features/matching/profiles/offers.service.ts'
import { prepareCandidate } from '#server/features/matching/engine/candidate.ts'
import { vectorsOf } from '#server/features/matching/profiles/vectors.ts'
import { tradesTold } from '#server/features/language/trades/told-trades.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { LanguageModel } from '#server/features/language/model/model.ts'
import { proposeRequirements } from '#server/features/ad-reader/propose-requirements.ts'
import { linesOf } from './rows-lines.ts'

const [out, ...files] = process.argv.slice(2)
const model = await LanguageModel.load()
const today = new Date('2026-11-16')
const WISHES = { as_of: '2026-11', home: { city: null, country: null }, work: { modalities: [], contracts: [], countries: [], relocate: null }, work_permits: [], availability: null, min_salary: null, answers: {} }
const rows: any[] = []
const UNNAMED = /similar|puesto|sector|ocupaci|como tal|demostrable|^\W*experiencia( (previa|laboral|m[ií]nima.*|de .*))?\W*$/i
for (const file of files) for (const pair of JSON.parse(readFileSync(file, 'utf8'))) {
  const people = ['cv_a', 'cv_b'].map((which) => {
    const { proposal } = readPastedText(pair[which].text) as any
    const row = { ...cvContent.parse({ title: 'CV', document: proposal.document }), id: '', user_id: '', parent_id: null, is_base: true, status: 'ACTIVE', revision: 1, last_version: 0, file_hides_orders: false, created_at: today, updated_at: today }
    const p = readCvProfile(row as any, { full_name: '' }, { tradesTold, vectorsOf })
    const candidate = prepareCandidate({ ...WISHES, ...p.facts, texts: p.texts, lines: { facts: p.facts.lines, vectors: p.line_vectors }, title_vectors: p.title_vectors } as any)
    return { which, candidate, lines: linesOf(candidate), verdicts: pair[which].verdicts }
  })
  for (const d of pair.demands) {
    if (d.kind === 'condition' || d.kind === 'soft') continue
    const quote = d.context ? `${d.context} ${d.quote}` : d.quote
    let asked = d.kind === 'work' ? `Puesto: ${pair.title}` : quote
    if (d.kind === 'experience' && quote.split(' ').length < 12 && UNNAMED.test(quote)) asked += ` (${pair.title.toLowerCase()})`
    const proposals = d.kind === 'work' ? [] : proposeRequirements(`Requisitos:\n- ${d.kind === 'experience' && !/experiencia|a[nñ]os?\b|mes(?:es)?\b/i.test(quote) ? `Experiencia en ${quote}` : quote}`, pair.title).requirements
    const requirements = proposals.slice(0, 1).map((p: any) => p.requirement)
    const prepared = offerOf(readVacancyProfile({ document: vacancyDocument.parse({ title: pair.title.slice(0, 80), description: `<p>${pair.text.replace(/[<>&]/g, ' ').slice(0, 7000)}</p>`, requirements }) })).prepared
    const line = d.kind === 'work' ? prepared.fit[0] : prepared.fit.find((one) => one.id === requirements[0]?.id) ?? prepared.conditions.find((one) => one.id === requirements[0]?.id)
    for (const { candidate, lines, verdicts, which } of people) {
      const f = line?.judge.judge(candidate)
      const nearest = line?.judge.nearest?.(candidate)?.length ?? 0
      const j = await model.judge(asked, lines)
      rows.push({ ad: pair.id, which, d: d.id, kind: d.kind, truth: verdicts[d.id]?.verdict ?? 'U', type: line?.type ?? null, many: proposals.length, asked,
        rule: f ? { value: f.value, basis: f.basis ?? null, related: f.related, months: f.months, nearest, denied: !!f.denied, lapsed: !!f.lapsed, vague: !!f.vague, basic: !!f.basic, other_work: !!f.other_work, part_denied: !!f.part_denied, sources: f.sources.length } : null,
        min_years: (requirements[0] as any)?.value?.min_years ?? null,
        whole: Object.values(j.whole).map((v) => +v.toFixed(4)), lines: j.lines.slice(0, 4).map((l) => Object.values(l.said).map((v) => +v.toFixed(3))), n: lines.length })
    }
  }
  process.stderr.write('.')
}
writeFileSync(out!, JSON.stringify(rows))

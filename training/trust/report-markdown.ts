import type { FIGURES, ORIGINS, RANKINGS, SEXES, SWAPS, TrustReport } from '../../src/shared/trust/trust-report.ts'

type Words<T extends readonly string[]> = Readonly<Record<T[number], string>>

const FIGURE: Words<typeof FIGURES> = {
  TRUE_LINES_PUBLIC: 'lines of a match that are true, and none missing: 32 public ads, 64 pairs',
  VERDICTS_PUBLIC: 'verdict right where a line answers a demand, the same pairs',
  TRUE_LINES_KEPT: 'lines of a match that are true, and none missing: kept texts of our own, no tick changed by hand',
  VERDICTS_KEPT: 'verdict right, the same texts, as the product reads them',
  DEMANDS_ANSWERED: 'demands of an ad that a line answers, no tick changed by hand',
  DEMANDS_FOUND: 'demands that the model marks in kept ads',
  SHOWN_IS_SHOWN: 'what is called shown is shown',
  SHOWN_UNSEEN: 'shown, and not called so',
  NOT_SHOWN_TICKED: 'not shown, and called so',
  DISCRIMINATION_FOUND: 'discriminating phrases that are found',
  DISCRIMINATION_ALARMS: 'lawful phrases that are stopped',
}
const RANKING: Words<typeof RANKINGS> = {
  VACANCIES_BY_MATCH: 'vacancies for a CV, by match',
  VACANCIES_LISTED: 'vacancies for a CV, as listed',
  PEOPLE_BY_MATCH: 'people for a vacancy, by match',
  PEOPLE_LISTED: 'people for a vacancy, as listed',
}
const SWAP: Words<typeof SWAPS> = {
  NAME_SEX: 'name of the other sex',
  NAME_ORIGIN: 'name of another origin',
  GENDER_WORDS: 'occupations in the words of the other sex',
  AGE_YEARS: 'studies 25 years earlier',
  AGE_SAID: '«Tengo 57 años» instead of 29',
  ADDRESS: 'street, quarter and telephone',
  SCHOOL: 'school of another standing',
  NATIONALITY: 'nationality',
}
const SEX: Words<typeof SEXES> = { WOMAN: 'women', MAN: 'men' }
const ORIGIN: Words<typeof ORIGINS> = {
  SPAIN: 'Spain',
  ANDES: 'Andes',
  MAGHREB: 'Maghreb',
  EASTERN_EUROPE: 'Eastern Europe',
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
const interval = ({ low, high }: { low: number; high: number }): string => `${low.toFixed(3)}–${high.toFixed(3)}`

/** The same figures as on the public page, as a document that is kept for each version. */
export function asMarkdown(report: TrustReport): string {
  const { engine_version, language_version, made_on, swaps, impact } = report
  return `${[
    `# Trust report, engine ${engine_version}`,
    `Made on ${made_on} by \`npm run trust-report\`; texts are read by language version ${language_version}. What is meant and what is not: [technical file](../technical-file.md).`,
    '## What it is for, and what not',
    'To order lists of vacancies and of people, and to explain requirement by requirement what a CV says. Not to decide on anybody, to measure the worth of a person or to foretell how somebody will work. Nobody is rejected by it.',
    '## What is learnt, from which texts',
    'All texts were written for this project; people and companies in them are invented, mostly of Spain, Mexico, Argentina, Colombia, Chile and Peru. No data of users. What the base encoders had read before stands in `NOTICE`. Nothing is learnt from what is kept.',
    table(
      ['set', 'texts', 'of them kept to measure'],
      report.learnt.map(({ set, texts, kept }) => [set, texts, kept]),
    ),
    '## Figures',
    'Intervals hold 95 of 100 samples if cases were independent; lines of one pair are not quite, so they are wider in truth. «Seen»: sums over these texts were looked at while the product was tuned.',
    table(
      ['figure', 'share', '95 %', 'cases', 'texts', 'measured', 'source'],
      report.figures.map((one) => [
        FIGURE[one.figure],
        one.value.toFixed(3),
        interval(one),
        one.cases,
        one.held_out === 'KEPT' ? 'kept' : 'seen',
        one.measured_on,
        `[${one.source.split('/').at(-1)}](../../../${one.source})`,
      ]),
    ),
    'Verdicts right, by kind of requirement (kept texts of our own):',
    table(
      ['kind', 'share', '95 %', 'cases'],
      report.kinds.map((one) => [one.kind, one.value.toFixed(3), interval(one), one.cases]),
    ),
    'Order of lists, nDCG@10 over graded pairs of the public set, by which the order was set (no held-out figure; no interval was handed over):',
    table(
      ['list', 'nDCG@10'],
      report.rankings.map(({ ranking, ndcg }) => [RANKING[ranking], ndcg.toFixed(3)]),
    ),
    '## Swap tests',
    `${swaps.people} written CVs, ${swaps.vacancies} written vacancies. Each CV carries a name, an age, a nationality, an address and a school in the places where people write them; then one of them is changed in all. ${swaps.people_read} of the CVs were read by the language model in every form; all of them by the rules, as at first glance. Lists: of the first ten places, how many keep who stood there.`,
    table(
      [
        'changed',
        'verdicts that stay, read',
        'cases',
        'verdicts that stay, first glance',
        'cases',
        'lists of people',
        'lists of vacancies',
      ],
      swaps.outcomes.map(({ swap, read, glance, people_lists, vacancy_lists }) => [
        SWAP[swap],
        read.value.toFixed(4),
        read.cases,
        glance.value.toFixed(4),
        glance.cases,
        people_lists.toFixed(4),
        vacancy_lists.toFixed(4),
      ]),
    ),
    '## Scoring rate and impact ratio',
    `**Test data.** ${impact.people} written CVs in the form of New York's Local Law 144: ${impact.people / impact.both.length} different ones, the same in every group, with the names and words of each. Names are blanked and trades put into one form before anything is judged, so 1 is what one has to expect. Scoring rate: the share whose match begins above the middle of all (${impact.middle}). Impact ratio: beside the highest group. It says whether the calculation treats equal CVs alike; it says nothing of real people, of whom neither sex nor origin is asked.`,
    table(
      ['sex', 'CVs', 'above', 'rate', 'ratio'],
      impact.sexes.map(({ sex, ...one }) => [SEX[sex], ...cells(one)]),
    ),
    table(
      ['origin of name', 'CVs', 'above', 'rate', 'ratio'],
      impact.origins.map(({ origin, ...one }) => [ORIGIN[origin], ...cells(one)]),
    ),
    table(
      ['both', 'CVs', 'above', 'rate', 'ratio'],
      impact.both.map(({ sex, origin, ...one }) => [`${SEX[sex]}, ${ORIGIN[origin]}`, ...cells(one)]),
    ),
    '## Changes since the version before',
    changes(report),
  ].join('\n\n')}\n`
}

const cells = ({ people, above, rate, ratio }: { people: number; above: number; rate: number; ratio: number }) => [
  people,
  above,
  rate.toFixed(3),
  ratio.toFixed(3),
]

function changes({ before, figures }: TrustReport): string {
  if (!before) return 'This is the first report.'
  const old = new Map(before.figures.map(({ figure, value }) => [figure, value]))
  const changed = figures.filter(({ figure, value }) => old.get(figure) !== value)
  const head = `Version ${before.engine_version}, ${before.made_on}.`
  if (changed.length === 0) return `${head} No stored figure changed.`
  return [
    head,
    table(
      ['figure', 'before', 'now'],
      changed.map(({ figure, value }) => [FIGURE[figure], old.get(figure)?.toFixed(3) ?? '–', value.toFixed(3)]),
    ),
  ].join('\n\n')
}

import type { VacancyDocument } from '../vacancy-document.ts'
import type { LintFinding } from '../vacancy-lint.ts'
import { findDiscrimination } from './discrimination/discrimination.ts'
import { findPhrases, type PhraseRule } from './phrase.ts'
import { ageHint } from './rules/age-hint.ts'
import { appearanceHint } from './rules/appearance-hint.ts'
import { mail, phone, url, urlHint } from './rules/contact.ts'
import { genderedText } from './rules/gendered-text.ts'
import type { WhereAndWhen } from './rules/minimum-wages.ts'
import { bankDetails, money } from './rules/money.ts'
import { nativeSpeaker } from './rules/native-speaker.ts'
import { identityDocument, previousPay } from './rules/private-facts.ts'
import { amountFindings, seniorityFindings } from './rules/requirements.ts'
import { salaryFindings } from './rules/salary.ts'
import { vagueSalary } from './rules/salary-words.ts'
import { technologyYears } from './rules/technology-years.ts'
import { titleGender } from './rules/title-gender.ts'
import { titleJobs } from './rules/title-jobs.ts'
import { titleLook } from './rules/title-look.ts'
import { unpaid } from './rules/unpaid.ts'
import { cliche, institution, mixedImportance, severalProfiles } from './rules/wording.ts'
import { textsOf } from './texts.ts'

export type LintContext = WhereAndWhen

const PHRASES: readonly PhraseRule[] = [
  genderedText,
  ageHint,
  nativeSpeaker,
  appearanceHint,
  previousPay,
  identityDocument,
  phone,
  mail,
  url,
  urlHint,
  money,
  bankDetails,
  unpaid,
  cliche,
  institution,
  mixedImportance,
  severalProfiles,
]

/** What a vacancy should say otherwise, in the order of its fields. Pure; a long text takes longer than a keystroke, so the editor asks in the pauses. */
export function lintVacancy(document: VacancyDocument, around: LintContext): LintFinding[] {
  const texts = textsOf(document)
  const year = Number(around.today.slice(0, 4))
  const { title } = document
  const findings = [
    ...salaryFindings(document, around),
    ...findDiscrimination(texts),
    ...findPhrases(texts, [...PHRASES, vagueSalary(document.salary)]),
    ...titleLook(title),
    ...(document.language === 'es' ? [...titleGender(title), ...titleJobs(title)] : []),
    ...amountFindings(document),
    ...seniorityFindings(document),
    ...technologyYears(document, texts, year),
  ]
  return inReadingOrder(withoutOverlaps(findings), [...texts.map(({ path }) => path)])
}

/** Of two findings of one rule that overlap, the longer one says it all. */
function withoutOverlaps(findings: readonly LintFinding[]): LintFinding[] {
  const longest_first = findings.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const kept: LintFinding[] = []
  for (const finding of longest_first) {
    const said = kept.some(
      ({ rule, path, start, end }) =>
        rule === finding.rule &&
        path === finding.path &&
        ((start < finding.end && finding.start < end) || (start === finding.start && end === finding.end)),
    )
    if (!said) kept.push(finding)
  }
  return kept
}

const FIELDS = [
  'title',
  'seniority',
  'department',
  'salary',
  'benefits',
  'description',
  'responsibilities',
  'requirements',
  'questions',
  'steps',
]

function inReadingOrder(findings: LintFinding[], paths: readonly string[]): LintFinding[] {
  const field = ({ path }: LintFinding) => FIELDS.indexOf(path.split('.')[0] ?? '')
  return findings.sort(
    (a, b) =>
      field(a) - field(b) || paths.indexOf(a.path) - paths.indexOf(b.path) || a.start - b.start || b.end - a.end,
  )
}

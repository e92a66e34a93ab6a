import { SKILL_NAME_MAX, URL_MAX } from '#shared/core/limits.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS } from '#shared/cvs/cv-limits.ts'

export type ReviewControl =
  | 'line'
  | 'text'
  | 'date'
  | 'date_or_now'
  | 'chips'
  | 'country'
  | 'language'
  | 'choice'
  | 'several'

/** What a date says while something goes on. */
export const NOW = 'now'

/** One thing that can be read in an entry and corrected, always as a text; lists have a line for each item. */
export interface FieldSpec<T> {
  /** As in the paths of the contract. */
  key: string
  label: string
  control: ReviewControl
  /** What can be chosen, and how it is said. */
  words?: Readonly<Record<string, string>>
  max: number
  /** Shown even when nothing was read. */
  core: boolean
  get: (entry: T) => string
  set: (entry: T, value: string) => T
}

type With<K extends string, V> = Record<K, V>

export function line<K extends string>(key: K, label: string, max: number, core = false) {
  return plain('line', key, label, max, core)
}

export function prose<K extends string>(key: K, label: string, max: number, core = false) {
  return plain('text', key, label, max, core)
}

export function choice<K extends string>(control: 'country' | 'language', key: K, label: string) {
  return {
    key,
    label,
    control,
    max: 2,
    core: control === 'language',
    get: (entry: With<K, string | null>) => entry[key] ?? '',
    set: <T extends With<K, string | null>>(entry: T, value: string): T => ({
      ...entry,
      [key]: value === '' && control === 'country' ? null : value,
    }),
  }
}

function plain<K extends string, C extends 'line' | 'text'>(
  control: C,
  key: K,
  label: string,
  max: number,
  core: boolean,
) {
  return {
    key,
    label,
    control,
    max,
    core,
    get: (entry: With<K, string>) => entry[key],
    set: <T extends With<K, string>>(entry: T, value: string): T => ({ ...entry, [key]: value }),
  }
}

export function date<K extends string>(key: K, label: string, core = false) {
  return {
    key,
    label,
    control: 'date' as const,
    max: 7,
    core,
    get: (entry: With<K, string | null>) => entry[key] ?? '',
    set: <T extends With<K, string | null>>(entry: T, value: string): T => ({ ...entry, [key]: value || null }),
  }
}

/** An end that may not have come yet; `ongoing` is the field that says so. */
export function end<K extends string>(ongoing: K, label: string) {
  type Ended = With<K, boolean> & { end: string | null }
  return {
    key: 'end',
    label,
    control: 'date_or_now' as const,
    max: 7,
    core: true,
    get: (entry: Ended) => entry.end ?? (entry[ongoing] ? NOW : ''),
    set: <T extends Ended>(entry: T, value: string): T => ({
      ...entry,
      end: value === NOW ? null : value || null,
      [ongoing]: value === NOW,
    }),
  }
}

/** Empty lines in between stay while somebody types. */
const linesOf = (value: string): string[] => (value === '' ? [] : value.split('\n'))

/** A list of sentences, one a line. */
export function lines<K extends string>(key: K, label: string, max_each: number, max_lines: number) {
  return {
    key,
    label,
    control: 'text' as const,
    max: (max_each + 1) * max_lines,
    core: false,
    get: (entry: With<K, string[]>) => entry[key].join('\n'),
    set: <T extends With<K, string[]>>(entry: T, value: string): T => ({
      ...entry,
      [key]: linesOf(value)
        .slice(0, max_lines)
        .map((one) => one.slice(0, max_each)),
    }),
  }
}

/** One of a few values, or none. */
export function oneOf<K extends string, V extends string>(
  key: K,
  label: string,
  words: Readonly<Record<V, string>>,
  core = false,
) {
  return {
    key,
    label,
    control: 'choice' as const,
    words,
    max: 0,
    core,
    get: (entry: With<K, V | null>) => entry[key] ?? '',
    set: <T extends With<K, V | null>>(entry: T, value: string): T => ({
      ...entry,
      [key]: value in words ? value : null,
    }),
  }
}

/** Some of a few values. */
export function someOf<K extends string, V extends string>(key: K, label: string, words: Readonly<Record<V, string>>) {
  const all = Object.keys(words).filter((one): one is V => one in words)
  return {
    key,
    label,
    control: 'several' as const,
    words,
    max: 0,
    core: false,
    get: (entry: With<K, V[]>) => entry[key].join('\n'),
    set: <T extends With<K, V[]>>(entry: T, value: string): T => {
      const chosen = value.split('\n')
      return { ...entry, [key]: all.filter((one) => chosen.includes(one)) }
    },
  }
}

interface Named {
  skill_id: string | null
  name: string
}

export const usedSkills = {
  key: 'skills',
  label: 'Habilidades usadas',
  control: 'chips' as const,
  max: CV_COUNTS.used_skills,
  core: false,
  get: (entry: { skills: Named[] }) => entry.skills.map(({ name }) => name).join('\n'),
  set: <T extends { skills: Named[] }>(entry: T, value: string): T => ({
    ...entry,
    skills: chipsOf(value, SKILL_NAME_MAX).map(
      (name) => entry.skills.find((one) => one.name === name) ?? { skill_id: null, name },
    ),
  }),
}

/** A list of short names of the document, a chip each. */
export function chips(
  key: string,
  label: string,
  max: number,
  read: (document: CvDocument) => string[],
  set: FieldSpec<CvDocument>['set'],
): FieldSpec<CvDocument> {
  return { key, label, control: 'chips', max, core: false, get: (document) => read(document).join('\n'), set }
}

export function chipsOf(value: string, max: number): string[] {
  return value.split('\n').flatMap((chip) => (chip.trim() ? [chip.trim().slice(0, max)] : []))
}

type Skill = CvDocument['skills'][number]

/** Skills are one field: a chip each; what else is known of a skill stays with its name. */
export function skillsFrom(value: string, known: readonly Skill[]): Skill[] {
  return chipsOf(value, SKILL_NAME_MAX).map(
    (name) =>
      known.find((one) => one.name === name) ?? {
        id: crypto.randomUUID(),
        hidden: false,
        skill_id: null,
        name,
        level: null,
        years: null,
        last_used: null,
        group: '',
      },
  )
}

/** Addresses, one a line; what is typed anew gets its kind from its host. */
export function linksFrom(value: string, known: CvDocument['basics']['links']): CvDocument['basics']['links'] {
  return linesOf(value)
    .slice(0, CV_COUNTS.links)
    .map((url) => known.find((one) => one.url === url) ?? { kind: kindOf(url), url: url.slice(0, URL_MAX) })
}

function kindOf(url: string): CvDocument['basics']['links'][number]['kind'] {
  if (/linkedin\.com/i.test(url)) return 'LINKEDIN'
  return /github\.com/i.test(url) ? 'GITHUB' : 'OTHER'
}

import type { Client } from 'pg'
import { companies } from '#server/features/companies/companies.tables.ts'
import { searchWords, vacancySearch } from '#server/features/search/search.tables.ts'
import { searchEntry } from '#server/features/search/search-entry.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { OpenDatabase } from '#server/platform/db/open.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { columnsOf, withoutIndexes } from './unindexed.ts'
import { companyRow, type MadeVacancy, makeVacancies, type Truth } from './vacancies.ts'

const BATCH = 500

/** What engines that keep their own words read of a vacancy. */
export interface Advert {
  id: string
  document: VacancyDocument
  company: string
}

/** How far away the vacancy stands from which a copy has its place: further with each copy, so that all are other pairs. */
const STRIDE = 7919

/** Writes what the services would write of so many originals, and answers what each was made to be. */
export async function fillOriginals({ db, pool }: OpenDatabase, count: number, now: Date): Promise<Truth[]> {
  // A database that is handed in may hold the market of another bench.
  await pool.query('truncate users, companies, search_words cascade; drop schema if exists adverts cascade')
  await pool.query('create schema adverts')
  await pool.query(
    `create table adverts.pieces (at int, id uuid, opening text, name text, company text, city text, what tsvector, place tsvector)`,
  )
  const made = [...makeVacancies(count, now)]
  const owners = new Map(made.map(({ company }) => [company.id, company]))
  await db.insert(companies).values([...owners.values()].map((company) => companyRow(company, now)))
  const words = new Set<string>()
  for (let from = 0; from < made.length; from += BATCH) {
    const batch = made.slice(from, from + BATCH)
    const entries = batch.map(({ vacancy, company }) => searchEntry(vacancy, company))
    for (const { vocabulary } of entries) for (const word of vocabulary) words.add(word)
    await db.insert(vacancies).values(batch.map(({ vacancy }) => vacancy))
    await db.insert(vacancySearch).values(entries.map(({ row }) => row))
    await pool.query(`insert into adverts.pieces select * from json_populate_recordset(null::adverts.pieces, $1)`, [
      JSON.stringify(batch.map((one, at) => ({ at: from + at, ...piecesOf(one) }))),
    ])
  }
  await db.insert(searchWords).values([...words].map((word) => ({ word })))
  return made.map(({ truth }) => truth)
}

/** What is offered, and where and by whom: the words of each by itself, so that every pair of them makes a vacancy. */
function piecesOf({ vacancy, company }: MadeVacancy) {
  const { document } = vacancy
  const opening = /^<p>(.+) en (.+?)\. Usarás /.exec(document.description)
  if (!opening?.[1] || !opening[2]) throw new Error('adverts begin otherwise now')
  const name = opening[1].slice(`${company.name} busca `.length)
  const nowhere = { modality: null, locations: [], remote_countries: [], working_day: null }
  const nothing = { title: '', seniority: null, contract: null, requirements: [] }
  const wordsOf = (changes: object, by: typeof company) =>
    searchEntry({ ...vacancy, document: { ...document, ...changes } }, by).row.words
  return {
    id: vacancy.id,
    opening: opening[0],
    name,
    company: company.name,
    city: opening[2],
    what: wordsOf(
      { ...nowhere, description: document.description.replace(opening[0], `<p>Se busca ${name}. Usarás `) },
      { ...company, name: '' },
    ),
    place: wordsOf({ ...nothing, description: `<p>${company.name} ${opening[2]}</p>` }, company),
  }
}

const PARTNER = (at: string, count: number) => `(${at} + n * ${STRIDE}) % ${count}`
/** Names and brands of its own that every text has, so that a larger market has more rare words and not only more of each. */
const OWN_WORD = `'marca' || (p.at * 31 + n * 7) % 300000`
const EARLIER = `d.published_at - n * interval '37 minutes'`
const PAID = (end: string) =>
  `(round((d.document #>> '{salary,${end}}')::numeric * (100 + 3 * (n % 10)) / 10000) * 100)::bigint`

/** What is another in a copy: `o` is what it offers, `d` has its place, its company and its pay. */
const CHANGES = (count: number): Record<string, Record<string, string>> => ({
  vacancies: {
    id: IDENTITY(count),
    company_id: 'd.company_id',
    published_at: EARLIER,
    expires_at: `${EARLIER} + interval '60 days'`,
    document: `o.document || jsonb_build_object('modality', d.document -> 'modality', 'locations', d.document -> 'locations',
      'remote_countries', d.document -> 'remote_countries', 'working_day', d.document -> 'working_day',
      'salary', d.document -> 'salary' || jsonb_build_object('min', ${PAID('min')}, 'max', ${PAID('max')}),
      'description', replace(o.document ->> 'description', p.opening,
        '<p>' || q.company || ' busca ' || p.name || ' en ' || q.city || '. Gama ' || ${OWN_WORD} || '. Usarás '))`,
  },
  vacancy_search: {
    vacancy_id: IDENTITY(count),
    company_id: 'd.company_id',
    company_key: 'd.company_key',
    company_domain: 'd.company_domain',
    published_at: EARLIER,
    expires_at: `${EARLIER} + interval '60 days'`,
    modality: 'd.modality',
    working_day: 'd.working_day',
    places: 'd.places',
    salary_max: `round(d.salary_max::numeric * (100 + 3 * (n % 10)) / 10000) * 100`,
    facets: `concat_ws('|', d.modality, o.contract, d.working_day, o.seniority, o.role_family)`,
    words: `p.what || q.place || ('~' || ${OWN_WORD} || ':1')::tsvector`,
  },
})

/** As `makeVacancies` numbers them. */
const IDENTITY = (count: number) =>
  `overlay('${'0'.repeat(8)}-0000-4000-8003-${'0'.repeat(12)}' placing lpad((n * ${count} + p.at)::text, 12, '0') from 25)::uuid`

/**
 * Copies until there are so many, each of what one original offers at the place, by the company and for the pay of another:
 * written inside PostgreSQL without indexes, a minute for 100,000. Answers what all of them are.
 */
export async function multiplyVacancies(client: Client, originals: readonly Truth[], rows: number): Promise<Truth[]> {
  const count = originals.length
  for (const table of ['vacancies', 'vacancy_search'])
    await client.query(`create table adverts.${table} as table ${table}`)
  await client.query(`set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2; analyze`)
  await client.query('begin')
  const rebuild = await withoutIndexes(client, ['vacancies', 'vacancy_search'])
  for (const [table, changes] of Object.entries(CHANGES(count))) {
    const names = await columnsOf(client, table)
    const id = table === 'vacancies' ? 'id' : 'vacancy_id'
    const copy = `insert into ${table} (${names.join()}) select ${names.map((name) => changes[name] ?? `o.${name}`).join()}
      from (select $1::int as n) as copy cross join adverts.pieces p join adverts.${table} o on o.${id} = p.id
      join adverts.pieces q on q.at = ${PARTNER('p.at', count)} join adverts.${table} d on d.${id} = q.id
      where n * ${count} + p.at < ${rows}`
    for (let n = 1; n * count < rows; n += 1) await client.query(copy, [n])
  }
  await rebuild()
  await client.query('commit')
  return Array.from({ length: rows }, (_, at) => truthOf(originals, at))
}

function truthOf(originals: readonly Truth[], number: number): Truth {
  const count = originals.length
  const [copy, at] = [Math.floor(number / count), number % count]
  const [what, where] = [originals[at], originals[(at + copy * STRIDE) % count]]
  if (!what || !where) throw new Error('there is no such vacancy')
  const id = what.id.slice(0, -12) + String(number).padStart(12, '0')
  return { ...what, id, city: where.city, modality: where.modality }
}

/** All of them as they were written, for engines that keep their own. */
export async function* storedAdverts(client: Client): AsyncGenerator<Advert> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await client.query<Advert>(
      `select v.id, v.document, c.name as company from vacancies v join companies c on c.id = v.company_id
       where v.id > $1 order by v.id limit ${BATCH}`,
      [after],
    )
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

import { Client } from 'pg'
import { generatePeople } from '#server/seeds/people/generate-people.ts'

const BATCH = 500

/** So many people of the demonstration's kind, each with a whole CV; every batch is one value of two statements. */
export async function fillPeopleWithCvs(url: string, seed: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const terms = { today: new Date(), password_hash: '-', terms_version: '-' }
  let [users, cvs]: [object[], object[]] = [[], []]
  const write = async () => {
    await insertJson(client, 'users', users)
    await insertJson(client, 'cvs', cvs)
    users = []
    cvs = []
  }
  for (const { user, cv } of generatePeople(seed, count, terms)) {
    users.push(user)
    cvs.push(cv)
    if (users.length === BATCH) await write()
  }
  await write()
  await client.end()
}

/** Only the columns that are said: the others keep what the table gives them. */
async function insertJson(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ')
  const statement = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`
  await client.query(statement, [JSON.stringify(rows)])
}

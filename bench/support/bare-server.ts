// The yardstick of F1: the same SQL and the same rows, and nothing else around them.
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = Fastify()

const SESSION = 'select s.*, u.* from sessions s inner join users u on u.id = s.user_id where s.token_hash = $1'
const NOTIFICATIONS = `
  select n.id, n.is_read, n.created_at, e.*, a.full_name, p.full_name, p.email, c.name, i.email
  from notifications n inner join events e on e.id = n.event_id
  left join users a on a.id = e.actor_id left join users p on p.id = e.person_id
  left join companies c on c.id = e.company_id left join invitations i on i.id = e.invitation_id
  where n.user_id = $1 order by n.created_at desc, n.id desc limit 50`

async function userOf(authorization: string | undefined) {
  const token = (authorization ?? '').slice('Bearer '.length)
  const { rows } = await pool.query(SESSION, [createHash('sha256').update(token).digest()])
  return rows[0]
}

app.get('/ready', () => ({ status: 'ok' }))
app.get('/api/v1/users/me', (request) => userOf(request.headers.authorization))
app.get('/api/v1/notifications/', async (request) => {
  const user = await userOf(request.headers.authorization)
  return (await pool.query(NOTIFICATIONS, [user.user_id])).rows
})

process.on('SIGTERM', () => process.exit(0))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

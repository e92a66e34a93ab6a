// The yardstick of F1: the same SQL and the same rows, and nothing else around them.
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = Fastify()

const SESSION = 'select s.*, u.* from sessions s inner join users u on u.id = s.user_id where s.token_hash = $1'
const NOTIFICATIONS =
  'select id, message, is_read, created_at, link_to, kind from notifications where user_id = $1 order by created_at desc, id desc limit 50'

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

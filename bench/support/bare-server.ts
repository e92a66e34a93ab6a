// The yardstick of F1: the same SQL, columns, rows and named statements, and nothing else around them.
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { sameSql } from './same-sql.ts'

const { session, notifications } = sameSql.parse(JSON.parse(process.env.SAME_SQL ?? ''))
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = Fastify()

async function sessionOf(authorization: string | undefined) {
  const token = (authorization ?? '').slice('Bearer '.length)
  const values = [createHash('sha256').update(token).digest()]
  const { rows } = await pool.query({ name: 'session', text: session, values })
  return rows[0]
}

app.get('/ready', () => ({ status: 'ok' }))
app.get('/api/v1/users/me', (request) => sessionOf(request.headers.authorization))
app.get('/api/v1/notifications/', async (request) => {
  const { user_id } = await sessionOf(request.headers.authorization)
  return (await pool.query({ name: 'notifications', text: notifications, values: [user_id, 50] })).rows
})

process.on('SIGTERM', () => process.exit(0))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

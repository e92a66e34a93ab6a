import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneTimeCodes } from '#server/platform/codes/codes.tables.ts'
import * as contract from '#shared/companies/companies.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let counter = 0
async function anOwner(values = {}) {
  counter += 1
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user, { domain: `verificada-${counter}.example`, ...values })
  const params = { id: company.id }
  const email = `hola@${company.domain}`
  return {
    user,
    token,
    company,
    email,
    params,
    ask: (to = email) => call(app, contract.sendDomainCode, { token, params, body: { email: to } }),
    confirm: (code: string) => call(app, contract.confirmDomain, { token, params, body: { code } }),
    code: async () => {
      const [mail] = await sentTo(app, email)
      return /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? ''
    },
  }
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('verifying a domain', () => {
  it('needs the code that was sent to an address there', async () => {
    const owner = await anOwner()
    const asked = await owner.ask()
    expect([asked.status, asked.answer.status, asked.answer.email_masked]).toEqual([
      202,
      'sent',
      `h•••@${owner.company.domain}`,
    ])
    const code = await owner.code()
    expect((await owner.confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).answer.verification).toBe('DOMAIN_VERIFIED')
    expect((await owner.ask()).answer.status).toBe('already_verified')
    expect((await owner.confirm('000000')).answer.verification).toBe('DOMAIN_VERIFIED')
    expect(await app.deps.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.subject_id, owner.company.id))).toEqual(
      [],
    )
  })

  it('needs no code for an address that its owner has confirmed already', async () => {
    const owner = await anOwner()
    const own = `mar.o-neill@${owner.company.domain}`
    await app.database.pool.query('update users set email = $2, email_verified_at = null where id = $1', [
      owner.user.id,
      own,
    ])
    expect((await owner.ask(own)).answer.status).toBe('sent')
    await app.database.pool.query('update users set email_verified_at = now() where id = $1', [owner.user.id])
    const asked = await owner.ask(own)
    expect([asked.status, asked.answer.status]).toEqual([202, 'verified'])
    expect((await owner.ask(own)).answer.status).toBe('already_verified')
  })

  it('keeps no code that could be read', async () => {
    const owner = await anOwner()
    await owner.ask()
    const code = await owner.code()
    const [row] = await app.deps.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.subject_id, owner.company.id))
    expect(JSON.stringify({ ...row, code_hash: row?.code_hash.toString('latin1') })).not.toContain(code)
    expect(app.logged()).not.toContain(code)
  })

  it.each(['hola@otra.example', 'hola@sub.DOMAIN', 'hola@DOMAIN.otra.example', 'hola@gmail.com'])(
    'is refused for %s',
    async (address) => {
      const owner = await anOwner()
      const { status, error } = await owner.ask(address.replace('DOMAIN', owner.company.domain))
      expect([status, error?.fields?.email]).toEqual([422, `Usa un correo que termine en @${owner.company.domain}.`])
    },
  )

  it('is never possible at a shared host', async () => {
    const owner = await anOwner({ domain: 'gmail.com' })
    const { status, error } = await owner.ask('alguien@gmail.com')
    expect([status, error?.code]).toEqual([409, 'state_conflict'])
  })

  it('gives five tries, however many come at once', async () => {
    const owner = await anOwner()
    await owner.ask()
    const code = await owner.code()
    const answers = await Promise.all(Array.from({ length: 50 }, () => owner.confirm(otherThan(code))))
    expect(answers.filter(({ error }) => error?.code === 'code_wrong')).toHaveLength(5)
    expect(answers.filter(({ error }) => error?.code === 'code_expired')).toHaveLength(45)
    expect((await owner.confirm(code)).error?.code).toBe('code_expired')
  })

  it('sends five codes a day, one a minute, so that guessing stays hopeless', async () => {
    const owner = await anOwner()
    const statuses = []
    for (let hour = 0; hour < 8; hour += 1) {
      statuses.push((await owner.ask()).status)
      statuses.push((await owner.ask()).status)
      app.clock.forward(3600)
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(5)
    expect(new Set(statuses)).toEqual(new Set([202, 429]))
  })

  it('forgets a code after ten minutes, and when a new one is sent', async () => {
    const owner = await anOwner()
    await owner.ask()
    const first = await owner.code()
    app.clock.forward(61)
    await owner.ask()
    const second = await owner.code()
    if (first !== second) expect((await owner.confirm(first)).error?.code).toBe('code_wrong')
    app.clock.forward(601)
    expect((await owner.confirm(second)).error?.code).toBe('code_expired')
  })

  it('forgets a code when the website moves', async () => {
    const owner = await anOwner()
    await owner.ask()
    const code = await owner.code()
    const body = { website: 'https://mudada.example', revision: 1 }
    await call(app, contract.updateCompany, { token: owner.token, params: owner.params, body })
    expect((await owner.confirm(code)).error?.code).toBe('code_expired')
  })

  it('is first come, first served among companies of one domain', async () => {
    const one = await anOwner({ domain: 'disputada.example' })
    const two = await anOwner({ domain: 'disputada.example' })
    await one.ask()
    const codeOfOne = await one.code()
    app.clock.forward(1)
    await two.ask()
    const codeOfTwo = await two.code()
    const answers = await Promise.all([one.confirm(codeOfOne), two.confirm(codeOfTwo)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('domain_claimed')
  })

  it('tells the others who look after the company, not those who do not', async () => {
    const owner = await anOwner()
    const [admin, recruiter] = [await aSession(app), await aSession(app)]
    await aMember(app, owner.company, admin.user, 'ADMIN')
    await aMember(app, owner.company, recruiter.user, 'RECRUITER')
    await owner.ask()
    await owner.confirm(await owner.code())
    expect(await noticesOf(admin.token)).toEqual([`El dominio de ${owner.company.name} quedó verificado.`])
    expect(await noticesOf(recruiter.token)).toEqual([])
  })
})

async function noticesOf(token: string): Promise<string[]> {
  return (await call(app, listNotifications, { token })).answer.map(({ message }) => message)
}

describe('a name or a domain that passes for another', () => {
  it.each([
    'yahoo.com.co',
    'outlook.com.ar',
    'hotmail.es',
    'gmail.com',
    'proton.me',
    'icloud.com',
    'live.com.pe',
    'mail.yahoo.co',
    'gmx.de',
    'yahoo.com.ve',
    'outlook.cl',
    'hotmail.com.br',
    'terra.com.pe',
    'engineer.com',
    'qq.com',
    'free.fr',
    'etb.net.co',
    'adinet.com.uy',
    'sharklasers.com',
    'speedy.com.pe',
    'alumnos.universidad.example',
    'alumni.universidad.example',
    'estudiantes.universidad.example',
  ])('is no domain of a company: %s', async (domain) => {
    const { ask, params, token } = await anOwner({ domain })
    expect((await ask()).status).toBe(409)
    expect((await call(app, contract.getCompany, { token, params })).answer.can_verify_domain).toBe(false)
  })

  it.each(['yahoo-consultores.example', 'gmailing.es', 'outlookers.com.co', 'live.estudio.example'])(
    'is one: %s',
    async (domain) => expect((await (await anOwner({ domain })).ask()).status).toBe(202),
  )

  it('is not verified with letters of another script, and is shown as it is written for machines', async () => {
    const { user, token } = await aSession(app)
    const website = 'https://indіtex.com'
    const { answer } = await call(app, contract.createCompany, {
      token,
      body: { name: 'Inditex', website, confirm: true },
    })
    expect(answer).toMatchObject({ domain: 'xn--indtex-rvf.com', can_verify_domain: false, verification: 'UNVERIFIED' })
    const body = { email: `${user.full_name.split(' ')[0]?.toLowerCase()}@${answer.domain}` }
    const asked = await call(app, contract.sendDomainCode, { token, params: { id: answer.id }, body })
    expect([asked.status, asked.error?.message]).toEqual([409, expect.stringContaining('otro alfabeto')])
  })

  it('is not verified beside the company of which it is an accented copy', async () => {
    await anOwner({ domain: 'aldaba.example', verification: 'DOMAIN_VERIFIED' })
    const copy = await anOwner({ domain: new URL('https://aldába.example').hostname })
    expect((await copy.ask()).error?.code).toBe('domain_claimed')
  })

  it('holds no letters that nobody sees, and no word of two alphabets', async () => {
    const { token } = await aSession(app)
    const create = (name: string) =>
      call(app, contract.createCompany, { token, body: { name, website: `https://letras-${name.length}.example` } })
    expect((await create('In\u200bdi\u00adtex')).answer.name).toBe('Inditex')
    expect((await create('Іnditex')).error?.fields).toEqual({
      name: 'Escribe cada palabra del nombre con letras de un solo alfabeto.',
    })
    expect((await create('Яндекс Ibérica')).status).toBe(201)
    // Cherokee, Lisu and Armenian letters.
    for (const name of ['Ꭺcme', 'ꓮcme', 'Gօօgle']) expect([name, (await create(name)).status]).toEqual([name, 422])
    expect((await create('Sol株式会社')).status).toBe(201)
  })

  it('ends the badge: renamed, the domain is proved again; the legal form changes nothing', async () => {
    const owner = await anOwner({ name: 'Faro Azul', verification: 'DOMAIN_VERIFIED' })
    const rename = async (name: string, revision: number) =>
      (
        await call(app, contract.updateCompany, {
          token: owner.token,
          params: owner.params,
          body: { name, revision },
        })
      ).answer.verification
    expect(await rename('Faro Azul, S.L.', 1)).toBe('DOMAIN_VERIFIED')
    expect(await rename('Inditex', 2)).toBe('UNVERIFIED')
  })
})

import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Company } from '#shared/companies/company-fields.ts'
import type { GivenRole } from '#shared/companies/team-policy.ts'
import { type Account, expect, lastMailTo, linkIn, registerAccount } from './e2e.ts'

/** A website that no other test uses. */
export function aWebsite(): string {
  return `https://empresa-${randomBytes(5).toString('hex')}.com`
}

export async function send(request: APIRequestContext, who: Account, method: string, path: string, data?: unknown) {
  const headers = { authorization: `Bearer ${who.token}` }
  const answer = await request.fetch(`/api/v1/${path}`, { method, headers, data })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return answer.status() === 204 ? undefined : answer.json()
}

export async function aCompany(request: APIRequestContext, owner: Account, name = 'Molinos del Sur'): Promise<Company> {
  return send(request, owner, 'POST', 'companies', { name, website: aWebsite() })
}

/** Invites an address and answers where the link of its mail leads. */
export async function invited(
  request: APIRequestContext,
  owner: Account,
  company: Company,
  email: string,
  role: GivenRole = 'RECRUITER',
): Promise<string> {
  await send(request, owner, 'POST', `companies/${company.id}/invitations`, { emails: [email], role })
  return linkIn(await lastMailTo(request, email, /invitations\/accept/))
}

/** Somebody who was invited and accepted. */
export async function aMember(
  request: APIRequestContext,
  owner: Account,
  company: Company,
  role: GivenRole,
  full_name: string,
): Promise<Account> {
  const account = await registerAccount(request, { full_name, intent: 'RECRUITER' })
  const link = await invited(request, owner, company, account.user.email, role)
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  await send(request, account, 'POST', 'invitations/accept', { token })
  return account
}

import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'
import * as contract from '#shared/cvs/cvs.ts'
import type { TestApp } from './app.ts'
import { call } from './call.ts'

type Document = z.input<typeof cvContent>['document']

/** A whole content; what the test does not care about is empty. */
export const contentWith = (document: Document, rest: Partial<CvContent> = {}): CvContent =>
  cvContent.parse({ title: 'Mi CV', ...rest, document })

export async function aCv(
  app: TestApp,
  token: string,
  body: z.input<typeof contract.newCv> = {},
): Promise<contract.CvDetail> {
  const { status, answer, text } = await call(app, contract.createCv, { token, body })
  if (status !== 201) throw new Error(`no CV: ${status} ${text}`)
  return answer
}

/** What is sent to save a CV: all of it, with the revision that was read. */
export function changesOf(
  cv: contract.CvDetail,
  changes: Partial<z.input<typeof contract.cvChanges>> = {},
): z.input<typeof contract.cvChanges> {
  return { ...contract.cvChanges.parse(cv), ...changes }
}

export async function save(
  app: TestApp,
  token: string,
  cv: contract.CvDetail,
  changes: Partial<z.input<typeof contract.cvChanges>>,
) {
  return call(app, contract.saveCv, { token, params: { id: cv.id }, body: changesOf(cv, changes) })
}

export const aJob = (values: object = {}) => ({ id: randomUUID(), position: 'Analista', company: 'Acme', ...values })

export const aSharedPath = (cv: contract.CvDetail): string => new URL(cv.share?.url ?? '').pathname

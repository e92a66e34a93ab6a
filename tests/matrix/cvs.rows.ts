import { sql } from 'drizzle-orm'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { cvContent, cvDocument } from '#shared/cvs/cv-document.ts'
import * as imports from '#shared/cvs/cv-imports.ts'
import { getCvPrivacy } from '#shared/cvs/cv-privacy.ts'
import { getTemplatePicture } from '#shared/cvs/cv-templates.ts'
import * as cvs from '#shared/cvs/cvs.ts'
import * as shared from '#shared/cvs/shared-cvs.ts'
import * as candidates from '#shared/matching/candidates.ts'
import { applicantKnown, either } from './hiring/hiring-inputs.ts'
import { may } from './permissions.ts'
import { everybody, ownerOnly, type Row, row, signedIn, teamBy } from './rows.ts'
import { verifyCompany } from './verified.ts'
import type { World } from './world.ts'

const base = ({ owner }: World) => ({ params: { id: owner.cvs.base_id } })
const variant = ({ owner }: World) => ({ params: { id: owner.cvs.variant_id } })
const version = ({ owner }: World) => ({ params: { id: owner.cvs.base_id, number: 1 } })
const proposal = ({ owner }: World) => ({ params: { import_id: owner.cvs.import_id } })
const candidate = ({ owner }: World) => ({ params: { cv_id: owner.cvs.base_id } })
const link = ({ owner }: World) => ({ params: { token: owner.cvs.share_token } })
const content = cvContent.parse({ title: 'Otro', document: {} })
const text = 'Experiencia\nContable en Almacenes del Sur\nmarzo 2019 – actualidad'

/** Companies that have shown who they are see the work of whoever wants to be found, and not the name. */
const verified = {
  prepare: async ({ app, company, other_company }: World) => {
    await verifyCompany(app, company.id)
    await verifyCompany(app, other_company.id)
  },
}
const found = {
  prepare: async (world: World) => {
    await verified.prepare(world)
    await updateUser(world.app.deps.db, world.owner.id, { visibility: 'VISIBLE' })
  },
  // The town, too, is called so.
  reveals: ({ owner }: World) => [owner.canary],
}
/** Nobody has applied with it: only the talent pool leads to it. */
const notSent = {
  prepare: async ({ app, owner }: World) => {
    await app.deps.db.execute(sql`update applications set cv_id = null where cv_id = ${owner.cvs.base_id}`)
  },
}
const beside = (prepare: (world: World) => Promise<void>) => async (world: World) => {
  await notSent.prepare(world)
  await prepare(world)
}
const verifiedNotSent = { prepare: beside(verified.prepare) }
const foundNotSent = { ...found, prepare: beside(found.prepare) }
/** Whoever sees the application, in either company to which its person applied. */
const byApplication = { ...either(200), 'other-company': 200 }
const searchers = (status: number) => ({
  ...ownerOnly(200),
  ...teamBy((role) => (may(role, 'search_talent') ? status : 404)),
  'other-company': status,
})

export const cvRows: Row[] = [
  row(cvs.listCvs, signedIn(200), () => ({})),
  row(getCvPrivacy, signedIn(200), () => ({})),
  row(cvs.createCv, signedIn(201), () => ({ body: {} })),
  row(cvs.getCv, ownerOnly(200), base),
  row(cvs.saveCv, ownerOnly(200), (world) => ({ ...base(world), body: { ...content, revision: 1 } })),
  row(cvs.deleteCv, ownerOnly(204), variant),
  row(cvs.duplicateCv, ownerOnly(201), (world) => ({ ...base(world), body: {} })),
  row(cvs.makeBaseCv, ownerOnly(200), variant),
  row(cvs.archiveCv, ownerOnly(200), variant),
  row(cvs.unarchiveCv, ownerOnly(200), variant),
  row(cvs.getCvPreview, ownerOnly(200), base),
  row(cvs.previewCv, ownerOnly(200), (world) => ({ ...base(world), body: content })),
  row(cvs.exportCv, ownerOnly(200), (world) => ({ ...base(world), query: { format: 'json' as const } })),
  row(cvs.readBackCv, ownerOnly(200), base),
  row(cvs.listCvVersions, ownerOnly(200), base),
  row(cvs.getCvVersion, ownerOnly(200), version),
  row(cvs.nameCvVersion, ownerOnly(201), (world) => ({ ...base(world), body: { name: 'Otra' } })),
  row(cvs.restoreCvVersion, ownerOnly(200), (world) => ({ ...version(world), body: { revision: 1 } })),
  row(cvs.shareCv, ownerOnly(200), (world) => ({
    ...base(world),
    body: { expires_in_days: 7 as const, show_contact: true },
  })),
  row(cvs.unshareCv, ownerOnly(200), base),
  row(getTemplatePicture, everybody(200), () => ({ params: { template: 'ESENCIAL' as const } })),
  row(candidates.getCandidate, byApplication, candidate, applicantKnown),
  row(candidates.getCandidatePdf, byApplication, candidate, applicantKnown),
  row(candidates.getCandidate, searchers(409), candidate, notSent),
  row(candidates.getCandidatePdf, searchers(409), candidate, notSent),
  row(candidates.getCandidate, searchers(404), candidate, verifiedNotSent),
  row(candidates.getCandidatePdf, searchers(404), candidate, verifiedNotSent),
  row(candidates.getCandidate, searchers(200), candidate, foundNotSent),
  row(candidates.getCandidatePdf, searchers(200), candidate, foundNotSent),
  // Protected by a password: everybody is asked for it and learns nothing else.
  row(shared.openSharedCv, everybody(200), link),
  row(shared.unlockSharedCv, everybody(422), (world) => ({ ...link(world), body: { password: 'no-es-esta' } })),
]

export const importRows: Row[] = [
  row(imports.importFile, signedIn(422), () => ({ file: new File(['%PDF-1.7 nada'], 'cv.pdf') })),
  row(imports.importText, signedIn(201), () => ({ body: { text } })),
  row(imports.getImport, ownerOnly(200), proposal),
  row(imports.acceptImport, ownerOnly(201), (world) => ({
    ...proposal(world),
    body: { title: 'Importado', language: 'es' as const, document: cvDocument.parse({}) },
  })),
  row(imports.discardImport, ownerOnly(204), proposal),
]

import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { creationKey, email, id, line, linkToken, REQUIRED, text, timestamp } from '../../core/fields.ts'
import { CV_FILE, CV_TEXT_MAX } from '../../core/limits.ts'
import { cvDocument, cvLanguage } from '../../cvs/cv-document.ts'
import { CV_LENGTHS } from '../../cvs/cv-limits.ts'
import { applicationState } from '../application.ts'
import { HIRING_LENGTHS } from '../hiring-limits.ts'

/** Where a company has somebody from: said in the first mail to them. */
const personOrigin = z.enum(['THEY_SENT', 'EVENT', 'RECOMMENDED', 'AGENCY', 'PUBLIC_PROFILE', 'EARLIER', 'OTHER'], {
  error: 'Elige de dónde vienen sus datos.',
})
export type PersonOrigin = z.infer<typeof personOrigin>

/** Why it may hold what it holds. */
const heldBecause = z.enum(['THEY_ASKED', 'CONSENT', 'LEGITIMATE_INTEREST'], {
  error: 'Elige por qué guardas sus datos.',
})
export type HeldBecause = z.infer<typeof heldBecause>

const ofVacancy = z.object({ id })
const ofApplication = z.object({ id })

const contact = {
  full_name: line(CV_LENGTHS.basics.full_name).pipe(z.string().min(2, 'Escribe su nombre y apellido.')),
  /** Empty when the company has none: then it tells the person by itself. */
  email: z.union([z.literal(''), email]).default(''),
  phone: line(CV_LENGTHS.basics.phone).default(''),
}

/** One row of a table, before it is said where they come from: whom nobody can write to, the company has told by itself. */
export const tablePerson = z
  .object({ ...contact, document: cvDocument, told_by_company: z.boolean() })
  .refine(({ email, told_by_company }) => email !== '' || told_by_company, {
    path: ['email'],
    message: 'Escribe su correo o marca que ya se lo contaste.',
  })

export const readPerson = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: cvLanguage,
  document: cvDocument,
  /** The file holds, where nobody sees it, a text that speaks to a program. */
  hides_orders: z.boolean(),
  /** Something of the file found no place in the CV. */
  has_more: z.boolean(),
})
export type ReadPerson = z.output<typeof readPerson>

export const readPersonFile = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/people/read',
  summary: 'Read the CV of somebody who is to be added to a vacancy; nothing is kept',
  params: ofVacancy,
  upload: { max_bytes: CV_FILE.zip_max_bytes, too_large: CV_FILE.too_large },
  answer: readPerson,
})

export const readPersonText = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/people/read-text',
  summary: 'The same of a pasted text',
  params: ofVacancy,
  body: z.object({ text: text(CV_TEXT_MAX, 40) }),
  answer: readPerson,
})

const sameAs = z.enum(['MAIL', 'PHONE', 'NAME_AND_EMPLOYER'])
const duplicate = z.object({
  application_id: id,
  vacancy_id: id,
  title: z.string(),
  full_name: z.string(),
  state: applicationState,
  applied_at: timestamp,
  same: z.array(sameAs),
})
export type Duplicate = z.output<typeof duplicate>

export const findDuplicates = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/people/duplicates',
  summary:
    'Who of the company’s applications has the same mail, phone, or name and employer; nobody of a blind review is among them',
  params: ofVacancy,
  body: z.object({ ...contact, employers: z.array(line(CV_LENGTHS.experience.company)).max(30).default([]) }),
  answer: z.object({ items: z.array(duplicate) }),
})

export const addPersonBody = z
  .object({
    creation_key: creationKey,
    ...contact,
    origin: personOrigin,
    origin_detail: line(HIRING_LENGTHS.origin_detail).default(''),
    held_because: heldBecause,
    language: cvLanguage.default('es'),
    document: cvDocument.prefault({}),
    hides_orders: z.boolean().default(false),
    /** The company has told the person by itself; asked of those without a mail address. */
    told_by_company: z.boolean().default(false),
    /** Somebody has looked at those who are alike. */
    despite_duplicates: z.boolean().default(false),
  })
  .refine(({ origin, origin_detail }) => origin !== 'OTHER' || origin_detail !== '', {
    path: ['origin_detail'],
    message: REQUIRED,
  })

export const addedPerson = z.object({
  /** Null in blind review: whoever adds somebody is not told which card it is. */
  application_id: id.nullable(),
  full_name: z.string(),
  /** Null when nobody has told them yet: the card ends at `ends_at`. */
  told_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
})
export type AddedPerson = z.output<typeof addedPerson>

export const addPerson = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/people',
  summary:
    'Add somebody without an account to a vacancy: an application of this company only. They are told by mail. 409 `duplicate_person` when there is somebody alike whom nobody has looked at',
  params: ofVacancy,
  body: addPersonBody,
  answer: addedPerson,
  status: 201,
})

/** Of an application whose person the company brought in; null while it is blind. */
export const broughtIn = z.object({
  origin: personOrigin,
  origin_detail: z.string(),
  held_because: heldBecause,
  added_by_name: z.string().nullable(),
  told_at: timestamp.nullable(),
  told_by_company: z.boolean(),
  /** When the card ends unless somebody says that the person was told. */
  ends_at: timestamp.nullable(),
  taken_at: timestamp.nullable(),
  has_mail: z.boolean(),
})

export const confirmTold = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/told',
  summary: 'The company has told the person, who has no mail address here, what it holds',
  params: ofApplication,
  status: 204,
})

export const removeAddedPerson = endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/:id/person',
  summary: 'Erase everything of somebody whom the company added, e.g. because they asked for it by phone',
  params: ofApplication,
  status: 204,
})

const ofLink = z.object({ token: linkToken })

export const heldSituation = z.enum(['SIGN_IN', 'REGISTER', 'READY', 'OTHER_ACCOUNT', 'TAKEN'])

export const heldCard = z.object({
  situation: heldSituation,
  company: z.object({ name: z.string(), website: z.string() }),
  vacancy: z.object({ id, title: z.string() }),
  email_masked: z.string(),
  session_email_masked: z.string().nullable(),
  /** Null once it belongs to an account, where its person sees it. */
  held: z
    .object({
      full_name: z.string(),
      email: z.string(),
      phone: z.string(),
      document: cvDocument,
      origin: personOrigin,
      origin_detail: z.string(),
      held_because: heldBecause,
      added_at: timestamp,
      retention_months: z.int(),
    })
    .nullable(),
})
export type HeldCard = z.output<typeof heldCard>

export const getHeldCard = endpoint({
  method: 'GET',
  path: '/api/v1/held-cards/:token',
  summary: 'What a company holds of the person who was sent this link',
  session: 'optional',
  params: ofLink,
  answer: heldCard,
})

export const takeHeldCard = endpoint({
  method: 'POST',
  path: '/api/v1/held-cards/:token/take',
  summary: 'The person makes it an application of their own account, which has the address that the link was sent to',
  params: ofLink,
  answer: z.object({ application_id: id }),
})

export const eraseHeldCard = endpoint({
  method: 'DELETE',
  path: '/api/v1/held-cards/:token',
  summary: 'The person has everything erased that the company holds of them here',
  session: 'none',
  params: ofLink,
  status: 204,
})

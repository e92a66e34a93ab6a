import { z } from 'zod'
import { verifyPhoneBody } from '../accounts/verification.ts'
import { endpoint } from '../core/endpoint.ts'
import { email, id, optionalText, timestamp, typedPassword } from '../core/fields.ts'
import {
  COMPANY_COVER,
  COMPANY_LOGO,
  COMPANY_PHOTO,
  COMPANY_PHOTOS_MAX,
  INVITATION_MESSAGE_MAX,
} from '../core/limits.ts'
import { company, companyBody, companyCard, companyName, website } from './company-fields.ts'

const inCompany = z.object({ id })

export const listCompanies = endpoint({
  method: 'GET',
  path: '/api/v1/companies',
  summary: 'The companies that the person works for, by name',
  answer: z.object({ items: z.array(companyCard), next_cursor: z.null() }),
})

export const createCompanyBody = z.object({
  name: companyName,
  website,
  /** Says «create it anyway» after `domain_in_use`; it cannot override `domain_claimed`. */
  confirm: z.boolean().default(false),
})

export const createCompany = endpoint({
  method: 'POST',
  path: '/api/v1/companies',
  summary:
    'Create a company and own it; sent again, it answers the same company. 409 `domain_claimed`: a verified company has the domain; 409 `domain_in_use`: an unverified one has it, send `confirm`',
  body: createCompanyBody,
  answer: company,
  status: 201,
})

export const checkDomain = endpoint({
  method: 'GET',
  path: '/api/v1/companies/domain',
  summary: 'Whether a company with the domain of this website exists already',
  query: z.object({ website }),
  answer: z.object({
    domain: z.string(),
    /** `YOURS`: you belong to it · `CLAIMED`: verified, ask for access · `IN_USE`: not verified, ask or go on. */
    situation: z.enum(['FREE', 'YOURS', 'IN_USE', 'CLAIMED']),
    company_id: id.nullable(),
  }),
})

export const accessRequestBody = z.object({ website, message: optionalText(INVITATION_MESSAGE_MAX).default(null) })

export const requestAccess = endpoint({
  method: 'POST',
  path: '/api/v1/companies/access-requests',
  summary: '«Pedir acceso»: tells the owner and the administrators of the company with that domain',
  body: accessRequestBody,
  answer: z.object({ status: z.enum(['sent', 'already_sent']) }),
  status: 202,
})

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id',
  summary: 'One company of the person, with everything about it',
  params: inCompany,
  answer: company,
})

export const updateCompanyBody = companyBody.extend({ revision: z.int().min(1).max(2_147_483_647) })

export const updateCompany = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id',
  summary:
    'Change parts of the profile or the settings; `revision` must be the one last read (409 `version_conflict`). A new domain loses its verification',
  params: inCompany,
  body: updateCompanyBody,
  answer: company,
})

const logoRule = 'El logo debe ser JPG, PNG o WebP y pesar menos de 2 MB.'
const coverRule = 'La portada debe ser JPG, PNG o WebP y pesar menos de 8 MB.'
const photoRule = 'La foto debe ser JPG, PNG o WebP y pesar menos de 8 MB.'

export const setLogo = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/logo',
  summary: 'Replace the logo (JPEG, PNG or WebP, at least 128 × 128, up to 2 MB)',
  params: inCompany,
  upload: { max_bytes: COMPANY_LOGO.max_bytes, too_large: logoRule },
  answer: company,
})

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/logo',
  summary: 'Remove the logo',
  params: inCompany,
  answer: company,
})

export const setCover = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/cover',
  summary: 'Replace the cover (JPEG, PNG or WebP, at least 1200 × 300, up to 8 MB)',
  params: inCompany,
  upload: { max_bytes: COMPANY_COVER.max_bytes, too_large: coverRule },
  answer: company,
})

export const removeCover = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/cover',
  summary: 'Remove the cover',
  params: inCompany,
  answer: company,
})

export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/photos',
  summary: `Add a photo (JPEG, PNG or WebP, at least 600 × 400, up to 8 MB); ${COMPANY_PHOTOS_MAX} at most`,
  params: inCompany,
  upload: { max_bytes: COMPANY_PHOTO.max_bytes, too_large: photoRule },
  answer: company,
  status: 201,
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/photos/:photo_id',
  summary: 'Remove a photo',
  params: inCompany.extend({ photo_id: id }),
  answer: company,
})

export const sendDomainCodeBody = z.object({ email })

export const sendDomainCode = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/verification',
  summary:
    'Send a six-digit code to an address at the domain of the website; a new code replaces the old one, which lives ten minutes. The own confirmed address needs none and verifies at once',
  params: inCompany,
  body: sendDomainCodeBody,
  answer: z.object({
    status: z.enum(['sent', 'verified', 'already_verified']),
    email_masked: z.string(),
    expires_at: timestamp.nullable(),
  }),
  status: 202,
})

export const confirmDomainBody = verifyPhoneBody

export const confirmDomain = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/verification/confirm',
  summary: 'Verify the domain with the code; five tries',
  params: inCompany,
  body: confirmDomainBody,
  answer: company,
})

export const archiveCompany = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/archive',
  summary: 'Put the company away: it can be read, not changed; its pending invitations end and its domain is freed',
  params: inCompany,
  answer: company,
})

export const restoreCompany = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/restore',
  summary: 'Bring an archived company back; its domain must be verified again',
  params: inCompany,
  answer: company,
})

export const transferBody = z.object({ member_id: id, current_password: typedPassword })

export const startTransfer = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/transfer',
  summary: 'Ask an active member to become the owner; nothing changes until they accept, within seven days',
  params: inCompany,
  body: transferBody,
  answer: company,
})

export const cancelTransfer = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/transfer',
  summary: 'Take the question back',
  params: inCompany,
  answer: company,
})

export const acceptTransfer = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/transfer/accept',
  summary: 'Become the owner; the previous one goes on as ADMIN',
  params: inCompany,
  answer: company,
})

export const declineTransfer = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/transfer/decline',
  summary: 'Do not become the owner',
  params: inCompany,
  answer: company,
})

const activityItem = z.object({ id, kind: z.string(), text: z.string(), created_at: timestamp })

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/activity',
  summary: 'What happened in the company, newest first',
  params: inCompany,
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(activityItem), next_cursor: z.string().nullable() }),
})

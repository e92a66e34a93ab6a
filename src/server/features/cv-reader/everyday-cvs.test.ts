import { describe, expect, it } from 'vitest'
import { circumstances } from '#shared/cvs/cv-document.ts'
import { cvProposal } from '#shared/cvs/cv-imports.ts'
import { EVERYDAY } from './fixtures/pasted/everyday.ts'
import { EVERYDAY_TOLD } from './fixtures/pasted/everyday-told.ts'
import { measure } from './fixtures/pasted/measure.ts'
import { FROM_THE_OFFICE } from './fixtures/pasted/office.ts'
import { FROM_THE_PHONE } from './fixtures/pasted/phone.ts'
import { readPastedText } from './rules-alone.ts'

describe.each([...EVERYDAY, ...EVERYDAY_TOLD, ...FROM_THE_PHONE, ...FROM_THE_OFFICE])(
  'a CV as people send it: $style',
  (cv) => {
    const { proposal } = readPastedText(cv.text)
    const { document } = proposal

    it('has its jobs, studies and languages, and no other job', () => {
      const { invented, ...found } = measure({ ...cv, family: cv.style }, document)
      expect(invented.right).toBe(0)
      for (const [field, { right, of }] of Object.entries(found)) expect([field, right]).toEqual([field, of])
      expect(cvProposal.parse(proposal)).toEqual(proposal)
    })

    it('has its licences, vehicle, hours and registrations in their fields', () => {
      const { licences, vehicles, shifts, availability, travels } = cv
      expect(document.circumstances).toEqual(circumstances.parse({ licences, vehicles, shifts, availability, travels }))
      expect(document.registrations.map(({ body, number }) => [body, number])).toEqual(cv.registrations ?? [])
    })

    it('has a name in quiet letters and says what the person is', () => {
      expect(document.basics.full_name).toMatch(/^\p{Lu}\p{Ll}/u)
      expect(document.basics.headline).not.toBe('')
    })
  },
)

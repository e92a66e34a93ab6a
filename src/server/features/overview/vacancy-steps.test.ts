import { expect, test } from 'vitest'
import { stepsIn } from './vacancy-steps.ts'

const vacancy = {
  id: 'v',
  company_id: 'c',
  company_name: "Forn L'Ametller",
  title: 'Panadero/a',
  state: 'PUBLISHED' as const,
  expires_at: null,
  openings: 1,
  hired: 0,
  in_process: 0,
  applications_new: 0,
  awaiting_reply: 0,
}
const owner = [{ id: 'c', role: 'OWNER' as const }]
const manager = [{ id: 'c', role: 'HIRING_MANAGER' as const }]
const textsOf = (part: Partial<typeof vacancy>, cards: Parameters<typeof stepsIn>[1] = owner) =>
  stepsIn([{ ...vacancy, ...part }], cards).map(({ text }) => text)

test('a vacancy without anybody leads to people, and a filled one to its closing', () => {
  expect(textsOf({})).toEqual(['Busca personas para «Panadero/a» e invítalas a postularse.'])
  expect(textsOf({ in_process: 1 })).toEqual([])
  expect(textsOf({ hired: 1 })).toEqual(['Ya cubriste «Panadero/a»: ciérrala.'])
  expect(textsOf({ hired: 1, in_process: 3 })).toEqual(['Ya cubriste «Panadero/a»: ciérrala y responde a 3 personas.'])
  expect(textsOf({ hired: 1, openings: 2 })).toEqual([])
  expect([...textsOf({}, manager), ...textsOf({ hired: 1 }, manager)]).toEqual([])
})

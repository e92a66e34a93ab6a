import { expect, it } from 'vitest'
import { rejectionReason, toldReason } from '#shared/hiring/application.ts'
import { rejectionReasonWords, toldReasonWords } from '#shared/words/hiring.ts'
import { rejectionTemplate } from './rejection-texts.ts'

it('says every reason to the person and not of them, as a sentence', () => {
  for (const reason of rejectionReason.options) {
    const said = toldReasonWords[reason]
    expect(said).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    expect(said).not.toBe(`${rejectionReasonWords[reason]}.`)
    // «No responde», «No cumple», «Perdió…», «Aceptó…»: of somebody else.
    expect(said).not.toMatch(/\b(?:responde|cumple|perdió|aceptó|acepto|tiene|presentó)\b/i)
  }
  expect(toldReasonWords[toldReason('SPAM')]).toBe(toldReasonWords.OTRO)
})

it('writes of others only where others were preferred', () => {
  const others = /otras? personas?/
  expect(rejectionTemplate('CV', { side: 'COMPANY', reason: 'EXPERIENCIA' })).toMatch(others)
  expect(rejectionTemplate('FINALISTA')).toMatch(others)
  const silent = rejectionTemplate('ENTREVISTA', { side: 'CANDIDATE', reason: 'NO_RESPONDE' })
  expect(silent).toContain('Gracias por conversar con nuestro equipo sobre {vacante}. No recibimos respuesta tuya')
  for (const why of [
    { side: 'CANDIDATE', reason: 'SALARIO' },
    { side: 'CANDIDATE', reason: 'OTRA_OFERTA' },
    { side: 'COMPANY', reason: 'PUESTO_CUBIERTO' },
    { side: 'COMPANY', reason: 'DUPLICADA' },
  ] as const)
    expect(rejectionTemplate('CV', why)).not.toMatch(others)
})

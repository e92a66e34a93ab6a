import { describe, expect, test } from 'vitest'
import { searchPlaces, searchRoles, searchSkills } from './search.ts'

const first = (found: { id: string }[]): string | undefined => found[0]?.id

describe('search', () => {
  test.each([
    ['java', 'java'],
    ['Jav', 'java'],
    ['k8s', 'kubernetes'],
    ['kubernets', 'kubernetes'],
    ['CONTABILIDAD', 'accounting'],
    ['contabildad', 'accounting'],
    ['atencion al cl', 'customer-service'],
    ['servicio al cliente', 'customer-service'],
    ['potoshop', 'adobe-photoshop'],
    ['c++', 'cplusplus'],
    ['c#', 'csharp'],
    ['.net', 'dotnet'],
    ['exel', 'excel'],
    ['soldadura', 'welding'],
  ])('skills: %s', (query, id) => {
    expect(first(searchSkills(query, 5))).toBe(id)
  })

  test.each([
    ['camarer', 'waiter'],
    ['mesero', 'waiter'],
    ['mesera', 'waiter'],
    ['programadora', 'software-developer'],
    ['contadora', 'accountant'],
    ['enfermra', 'nurse'],
    ['contador publico', 'accountant'],
    ['gasfiter', 'plumber'],
    ['maestra jardinera', 'preschool-teacher'],
    ['chofer', 'driver'],
    ['frontend', 'frontend-developer'],
  ])('roles: %s', (query, id) => {
    expect(first(searchRoles(query, 5))).toBe(id)
  })

  test.each([
    ['madrid', 'ES-MD-madrid'],
    ['mad', 'ES-MD-madrid'],
    ['colombia', 'CO'],
    ['bogota', 'CO-DC-bogota'],
    ['cdmx', 'MX-CMX-ciudad-de-mexico'],
    ['barclona', 'ES-CT-barcelona'],
    ['nuevo le', 'MX-NLE'],
    ['perú', 'PE'],
    ['malaga', 'ES-AN-malaga'],
    ['mal', 'ES-AN-malaga'],
    ['valencia', 'ES-VC-valencia'],
  ])('places: %s', (query, id) => {
    expect(first(searchPlaces(query, 5))).toBe(id)
  })

  test('places: near misses are only for what begins no name', () => {
    expect(searchPlaces('malaga', 6).map(({ name }) => name)).toEqual(['Málaga', 'Málaga', 'Malagón', 'Vélez-Málaga'])
    expect(searchPlaces('malgaa', 6).map(({ name }) => name)).toContain('Málaga')
  })

  test('answers no more than asked for, and each once', () => {
    const found = searchSkills('a', 7)
    expect(found).toHaveLength(7)
    expect(new Set(found.map(({ id }) => id)).size).toBe(7)
    expect(searchSkills('', 5)).toEqual([])
    expect(searchSkills('   ', 5)).toEqual([])
    expect(searchSkills('zzzzqqqq', 5)).toEqual([])
    expect(searchSkills('x'.repeat(10_000), 5)).toEqual([])
  })
})

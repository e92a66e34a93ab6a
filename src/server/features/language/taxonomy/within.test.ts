import { expect, it } from 'vitest'
import { readLines } from './read-data.ts'
import { taxonomy } from './taxonomy.ts'
import { allAreas, areasAround, provinceNamedLike, townOfDistrict } from './within.ts'

/** Their towns are listed by region, so whatever a line names must be among them. */
const LISTED = ['ES', 'MX', 'CO', 'AR', 'CL', 'PE']

const names = (region: string) =>
  new Set(
    taxonomy()
      .places.filter((one) => one.region_id === region)
      .flatMap(({ name, aliases }) => [name, ...aliases]),
  )

it('names only regions that there are, and only towns and areas of them', () => {
  const lines = readLines('places/within.txt').map((line) => {
    const [, region = '', area = '', towns = ''] = /^(\S+) \w+ ([^:]+):(.*)$/.exec(line) ?? []
    return { region, areas: area.split('=').map((one) => one.trim()), towns: towns.split(',').map((one) => one.trim()) }
  })
  const unknown = lines.flatMap(({ region, towns }) => {
    if (!LISTED.includes(region.slice(0, 2))) return taxonomy().place(region) ? [] : [region]
    const known = names(region)
    const areas = new Set(lines.filter((one) => one.region === region).flatMap((one) => one.areas))
    return towns
      .filter((town) => town !== '*' && !known.has(town) && !areas.has(town))
      .map((town) => `${region} ${town}`)
  })
  expect(unknown).toEqual([])
})

it('has every town of Spain in one province at most, and those of large communities in one', () => {
  const provinces = new Set(allAreas().flatMap(({ id, names: said }) => (said[0]?.startsWith('provincia') ? [id] : [])))
  const of_several = new Set([...provinces].map((id) => id.slice(0, 5)))
  const odd = taxonomy()
    .places.filter(({ kind, region_id }) => kind === 'CITY' && of_several.has(region_id ?? ''))
    .map(({ id }) => [id, areasAround('ES', [id]).filter((area) => provinces.has(area)).length] as const)
    .filter(([, count]) => count !== 1)
  expect(odd).toEqual([])
})

it.each([
  ['ES-IB-palma', 'ES-IB-mallorca'],
  ['ES-IB-manacor', 'ES-IB-mallorca'],
  ['ES-CN-adeje', 'ES-CN-tenerife'],
  ['ES-CN-adeje', 'ES-CN/santa-cruz-de-tenerife'],
  ['ES-PV-getxo', 'ES-PV-bizkaia'],
  ['ES-CT-sabadell', 'ES-CT/valles'],
  ['CO-ANT-envigado', 'CO-ANT-valle-de-aburra'],
  ['PE-LIM-san-juan-de-lurigancho', 'PE-LIM-lima'],
])('%s lies in %s', (town, area) => {
  expect(areasAround(town.slice(0, 2), [town])).toContain(area)
})

it('knows the town of a district, and which province bears the name of its capital', () => {
  expect(townOfDistrict('PE-LIM-san-juan-de-lurigancho')).toBe('PE-LIM-lima')
  expect(townOfDistrict('PE-LIM-huacho')).toBeUndefined()
  expect(provinceNamedLike('ES-AN-malaga')).toBe('ES-AN/malaga')
})

it('takes a town that no list knows by its name', () => {
  expect(areasAround('EC', ['city duran'])).toEqual(['EC/guayas'])
  expect(areasAround('ES', ['city duran'])).toEqual([])
})

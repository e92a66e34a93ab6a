import { expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const read = (text: string, title = 'Puesto') => proposeRequirements(text, title).requirements
const asked = (text: string, title?: string): string[] =>
  read(text, title).map(({ requirement }) => requirementWords(requirement))
const must = (item: string): string[] => asked(`Requisitos:\n- ${item}`)

it.each(['Sería un golazo si:\n- Conoces Kotlin', 'Se tendrá en cuenta: Kotlin', 'Nos vendría genial:\n- Kotlin'])(
  'takes «%s» for a wish',
  (wish) => {
    const all = read(`Requisitos:\n- Java\n\n${wish}`)
    expect(all.map(({ requirement }) => requirement.importance)).toEqual(['EXCLUYENTE', 'DESEABLE'])
  },
)

it('reads languages by nothing but their names', () => {
  expect(asked('Se tendrá en cuenta: inglés o portugués, maquillaje.')).toEqual(['Inglés o Portugués', 'Maquillaje'])
  expect(must('Inglés conversado')).toEqual(['Inglés, B1 o más'])
})

it('takes what is offered below the last item, and a refusal, for no demand', () => {
  expect(asked('Imprescindible\n- Carnet B\n\nSe ofrece contrato directo, 24-27k, jornada intensiva')).toHaveLength(1)
  expect(asked('Requisitos:\n- Excel\n- Favor de abstenerse si no cuenta con experiencia')).toEqual(['Excel'])
})

it('takes careers that end in «o carrera afín» for ways to meet one demand', () => {
  expect(must('Biología marina, QFB, Ing. Pesquera o carrera afín, titulado o pasante')).toEqual([
    expect.stringMatching(/Biología marina, QFB o Ingeniería Pesquera, o afín, también sin terminar/),
  ])
})

it('joins what stands behind a bracket of alternatives with them', () => {
  expect(must('CSS y algún preprocesador (Sass o Less) o Tailwind')).toEqual(['CSS', 'Sass, Less CSS o Tailwind CSS'])
})

it('reads years behind «que tengan» and «que lleve», and not what was sold as a skill', () => {
  const all = asked(
    'Buscamos personas que tengan mínimo 6 meses en ventas (celulares, audio o línea blanca).',
    'Vendedor',
  )
  expect(all).toEqual([expect.stringMatching(/6 meses o más/)])
  const care = asked('Buscamos alguien que lleve al menos dos años tratando pacientes neurológicos.', 'Fisioterapeuta')
  expect(care).toEqual(['Experiencia como Fisioterapeuta, 2 años o más'])
})

it('reads a shift that somebody must be free for', () => {
  expect(
    read('Buscamos a alguien con disponibilidad por las tardes y algún sábado.', 'Dependienta')[0]?.requirement,
  ).toMatchObject({ type: 'SHIFT', value: { shifts: ['TARDE', 'FINES_DE_SEMANA'] } })
})

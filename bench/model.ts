import { LanguageModel } from '#server/features/language/model/model.ts'
import { size } from './support/size.ts'

const ROUNDS = size(20, 1)

const AD = `Buscamos persona para administración en Valencia. Somos una empresa familiar con treinta años de historia.
Requisitos: dos años de experiencia en administración, Excel avanzado, inglés B2 y carnet de conducir.
Se valora conocer SAP y haber trabajado en logística. Ofrecemos contrato indefinido y horario de mañana.\n`

const LINES = [
  { above: 'Experiencia', text: 'Administrativa, 03/2019 - hoy' },
  ...Array.from({ length: 19 }, (_, at) => ({
    above: 'Administrativa, 03/2019 - hoy',
    text: `Llevaba la facturación de ${at + 2} delegaciones y cuadraba cada mes las cuentas con el banco.`,
  })),
]
const DEMANDS = ['Facturación', 'Inglés B2', 'Dos años de experiencia en administración', 'Carnet de conducir B']

async function times(name: string, count: number, work: () => Promise<unknown>): Promise<void> {
  await work()
  const start = performance.now()
  for (let at = 0; at < ROUNDS; at++) await work()
  const each = (performance.now() - start) / ROUNDS / count
  console.log(`${name.padEnd(46)} ${each.toFixed(1).padStart(8)} ms ${(1000 / each).toFixed(1).padStart(8)} a second`)
}

/** How long the language model takes on one core: read the ratios. */
export async function run(): Promise<void> {
  const start = performance.now()
  const model = await LanguageModel.load()
  console.log(`${'start'.padEnd(46)} ${(performance.now() - start).toFixed(0).padStart(8)} ms`)
  await times('a demand beside one line', DEMANDS.length, async () => {
    for (const demand of DEMANDS) await model.judge(demand, LINES.slice(1, 2))
  })
  await times('a demand beside a CV of twenty lines', DEMANDS.length, async () => {
    for (const demand of DEMANDS) await model.judge(demand, LINES)
  })
  await times('an ad of 300 characters', 1, () => model.tagAd('Administrativo/a', AD))
  await times('an ad of 3,000 characters', 1, () => model.tagAd('Administrativo/a', AD.repeat(9)))
}

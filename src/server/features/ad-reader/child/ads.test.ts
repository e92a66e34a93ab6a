import { expect, it } from 'vitest'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import { readPastedAd } from './ads.ts'

const short = 'Buscamos contable en Oviedo.\nRequisitos:\n- Inglés B2\n- Excel avanzado\n'
const story = `${'Somos una asesoría de barrio con tres generaciones de historia y muchas ganas de seguir. '.repeat(90)}\n`

it('reads a long ad in a process of its own, as it reads a short one', { timeout: 150_000 }, async () => {
  const long = await readPastedAd(SOMEONE, { text: `${story}\n${short}`, title: 'Contable' })
  const brief = await readPastedAd(SOMEONE, { text: short, title: 'Contable' })
  const quotes = ({ requirements }: typeof long) => requirements.map(({ quote }) => quote)
  expect(quotes(long)).toEqual(quotes(brief))
  expect(long.document.role_id).toBe(brief.document.role_id)
})

import type { Chance } from '../chance.ts'
import { type Palette, paletteOf } from './palette.ts'

type Mark = (chance: Chance, palette: Palette) => string

const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

const rings: Mark = (_, { pale, spark }) =>
  [88, 62, 36]
    .map((r) =>
      circle(128, 128, r, 'none', `stroke="${pale}" stroke-width="14" stroke-dasharray="${r * 4.4} ${r * 2}"`),
    )
    .join('') + circle(128, 128, 12, spark)

const petals: Mark = (chance, { pale, soft, spark }) => {
  const count = chance.int(5, 8)
  const one = (at: number) =>
    `<ellipse cx="128" cy="76" rx="24" ry="50" fill="${at % 2 ? pale : soft}" opacity=".92" transform="rotate(${(360 / count) * at} 128 128)"/>`
  return Array.from({ length: count }, (_, at) => one(at)).join('') + circle(128, 128, 22, spark)
}

const mountains: Mark = (_, { pale, soft, spark }) =>
  circle(176, 84, 26, spark) + path('M28 200 L104 84 L180 200 Z', pale) + path('M112 200 L164 122 L228 200 Z', soft)

const bars: Mark = (chance, { pale, soft, spark }) =>
  [0, 1, 2, 3]
    .map((at) => {
      const height = chance.int(50, 150)
      const fill = [pale, soft, spark, pale][at] ?? pale
      return `<rect x="${44 + at * 44}" y="${204 - height}" width="32" height="${height}" rx="16" fill="${fill}"/>`
    })
    .join('')

const overlap: Mark = (_, { pale, soft, spark }) =>
  circle(100, 112, 58, pale, 'opacity=".9"') +
  circle(156, 112, 58, soft, 'opacity=".75"') +
  circle(128, 160, 58, spark, 'opacity=".8"')

const leaf: Mark = (_, { pale, soft, spark }) =>
  path('M60 196 C40 100 110 50 204 56 C212 150 158 214 60 196 Z', pale) +
  path('M60 196 C96 150 140 112 190 74', 'none', `stroke="${soft}" stroke-width="12" stroke-linecap="round"`) +
  circle(74, 72, 18, spark)

const hexagon: Mark = (_, { pale, soft, spark }) =>
  path('M128 36 L208 82 L208 174 L128 220 L48 174 L48 82 Z', pale) +
  path('M128 36 L208 82 L128 128 L48 82 Z', soft) +
  path('M128 128 L208 82 L208 174 L128 220 Z', spark, 'opacity=".85"')

const waves: Mark = (_, { pale, soft, spark }) =>
  circle(128, 84, 34, spark) +
  [
    [150, pale],
    [178, soft],
    [206, pale],
  ]
    .map(
      ([y, fill]) =>
        `<path d="M36 ${y} q23 -26 46 0 t46 0 t46 0 t46 0" fill="none" stroke="${fill}" stroke-width="14" stroke-linecap="round"/>`,
    )
    .join('')

const weave: Mark = (_, { pale, soft, spark }) =>
  [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
    .map(({ row, column }) => {
      const fill = [pale, soft, spark][(row * 2 + column) % 3] ?? pale
      return `<rect x="${46 + column * 58}" y="${46 + row * 58}" width="48" height="48" rx="${(row + column) % 2 ? 24 : 10}" fill="${fill}"/>`
    })
    .join('')

const arch: Mark = (_, { pale, soft, spark }) =>
  path('M52 212 V128 a76 76 0 0 1 152 0 V212 H164 V132 a36 36 0 0 0 -72 0 V212 Z', pale) +
  circle(128, 140, 24, spark) +
  `<rect x="40" y="204" width="176" height="14" rx="7" fill="${soft}"/>`

const MARKS: readonly Mark[] = [rings, petals, mountains, bars, overlap, leaf, hexagon, waves, weave, arch]

/** A sign of its own for a company, 256 by 256. */
export function logoSvg(chance: Chance): string {
  const palette = paletteOf(chance)
  const turn = chance.int(0, 90)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<defs><linearGradient id="g" gradientTransform="rotate(${turn} .5 .5)"><stop offset="0" stop-color="${palette.main}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient></defs>
<rect width="256" height="256" fill="url(#g)"/>${chance.pick(MARKS)(chance, palette)}</svg>`
}

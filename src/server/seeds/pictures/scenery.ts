import type { Chance } from '../chance.ts'
import type { Palette } from './palette.ts'

/** A part of a picture, drawn into a width and a height. */
export type Scenery = (chance: Chance, palette: Palette, size: Size) => string

export interface Size {
  width: number
  height: number
}

const many = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

function ridge(chance: Chance, { width, height }: Size, level: number, swing: number): string {
  const steps = 8
  const points = Array.from({ length: steps + 1 }, (_, at) => [
    (width / steps) * at,
    level + (chance.next() - 0.5) * swing,
  ])
  const curve = points
    .slice(1)
    .map(([x = 0, y = 0], at) => {
      const [before = 0, from = 0] = points[at] ?? []
      const middle = (before + x) / 2
      return `C${middle} ${from} ${middle} ${y} ${x} ${y}`
    })
    .join(' ')
  return `M0 ${points[0]?.[1] ?? level} ${curve} V${height} H0 Z`
}

export const hills: Scenery = (chance, { soft, main, deep, spark }, size) => {
  const { width, height } = size
  const sun = `<circle cx="${width * (0.2 + 0.6 * chance.next())}" cy="${height * 0.36}" r="${height * 0.13}" fill="${spark}"/>`
  const layers = [
    [0.55, soft, 0.75],
    [0.68, main, 0.8],
    [0.82, deep, 0.92],
  ] as const
  return (
    sun +
    layers
      .map(
        ([level, fill, opacity]) =>
          `<path d="${ridge(chance, size, height * level, height * 0.22)}" fill="${fill}" opacity="${opacity}"/>`,
      )
      .join('')
  )
}

export const city: Scenery = (chance, { soft, main, deep, spark, pale }, { width, height }) => {
  const row = (count: number, low: number, high: number, fill: string) =>
    many(count, (at) => {
      const w = width / count
      const h = height * (low + (high - low) * chance.next())
      const windows = many(6, (cell) =>
        chance.is(0.5)
          ? `<rect x="${at * w + w * (0.2 + 0.35 * (cell % 2))}" y="${height - h + 18 + Math.floor(cell / 2) * 34}" width="${w * 0.18}" height="14" rx="2" fill="${chance.is(0.4) ? spark : pale}" opacity=".75"/>`
          : '',
      )
      return `<rect x="${at * w + 3}" y="${height - h}" width="${w - 6}" height="${h}" rx="5" fill="${fill}"/>${windows}`
    })
  return `<circle cx="${width * 0.78}" cy="${height * 0.26}" r="${height * 0.09}" fill="${spark}"/>${row(14, 0.35, 0.62, soft)}${row(10, 0.22, 0.5, main)}${row(7, 0.12, 0.28, deep)}`
}

export const network: Scenery = (chance, { pale, soft, spark }, { width, height }) => {
  const nodes = Array.from({ length: 26 }, () => ({
    x: width * chance.next(),
    y: height * chance.next(),
    r: chance.int(5, 15),
  }))
  const lines = nodes.flatMap((from, at) =>
    nodes
      .slice(at + 1)
      .filter((to) => Math.hypot(from.x - to.x, from.y - to.y) < height * 0.6)
      .map(
        (to) =>
          `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="${soft}" stroke-width="2" opacity=".55"/>`,
      ),
  )
  const dots = nodes.map(
    ({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${chance.is(0.25) ? spark : pale}"/>`,
  )
  return lines.join('') + dots.join('')
}

export const sea: Scenery = (chance, { soft, main, deep, spark, pale }, { width, height }) => {
  const wave = (y: number, fill: string) =>
    `<path d="M0 ${y} ${many(8, () => `q${width / 16} ${-height * 0.05} ${width / 8} 0`)} V${height} H0 Z" fill="${fill}"/>`
  const boat = (x: number) =>
    `<path d="M${x} ${height * 0.56} h150 l-26 34 h-98 Z" fill="${deep}"/><path d="M${x + 70} ${height * 0.24} v${height * 0.3} h-56 Z" fill="${pale}"/><path d="M${x + 80} ${height * 0.3} v${height * 0.24} h48 Z" fill="${spark}"/>`
  return `<circle cx="${width * 0.18}" cy="${height * 0.3}" r="${height * 0.12}" fill="${spark}"/>${boat(width * (0.4 + 0.3 * chance.next()))}${wave(height * 0.64, soft)}${wave(height * 0.76, main)}${wave(height * 0.88, deep)}`
}

export const fields: Scenery = (chance, palette, { width, height }) => {
  const { soft, main, deep, spark } = palette
  const ground = height * 0.5
  const rows = many(14, (at) => {
    const x = (width / 13) * at
    const foot = (x - width / 2) * 2.6 + width / 2
    return `<path d="M${x} ${ground} L${foot} ${height} L${foot + width / 7} ${height} L${x + width / 30} ${ground} Z" fill="${at % 2 ? main : deep}" opacity=".85"/>`
  })
  return `<circle cx="${width * (0.3 + 0.4 * chance.next())}" cy="${ground}" r="${height * 0.2}" fill="${spark}"/><path d="${ridge(chance, { width, height }, ground, height * 0.12)}" fill="${soft}"/><rect y="${ground + height * 0.05}" width="${width}" height="${height}" fill="${main}" opacity=".5"/>${rows}`
}

export const crates: Scenery = (chance, { soft, main, deep, spark, pale }, { width, height }) => {
  const fills = [soft, main, deep, spark, pale]
  const [w, h] = [width / 11, height / 6.2]
  const stack = (column: number) =>
    many(chance.int(1, 4), (level) => {
      const [x, y] = [column * w + 4, height - (level + 1) * h]
      const ribs = many(
        5,
        (rib) =>
          `<rect x="${x + 10 + rib * (w / 6)}" y="${y + 8}" width="4" height="${h - 16}" fill="#000" opacity=".12"/>`,
      )
      return `<rect x="${x}" y="${y}" width="${w - 8}" height="${h - 4}" rx="4" fill="${chance.pick(fills)}"/>${ribs}`
    })
  return many(11, stack)
}

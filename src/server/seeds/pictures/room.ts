import type { Scenery } from './scenery.ts'

/** A desk by a window. */
export const desk: Scenery = (chance, { deep, main, soft, pale, spark }, { width, height }) => {
  const floor = height * 0.78
  const x = width * (0.12 + 0.2 * chance.next())
  const window = `<rect x="${width * 0.52}" y="${height * 0.1}" width="${width * 0.36}" height="${height * 0.4}" rx="14" fill="${pale}"/><circle cx="${width * 0.7}" cy="${height * 0.28}" r="${height * 0.08}" fill="${spark}"/><path d="M${width * 0.7} ${height * 0.1} v${height * 0.4} M${width * 0.52} ${height * 0.3} h${width * 0.36}" stroke="${soft}" stroke-width="10"/>`
  const screen = `<rect x="${x}" y="${height * 0.36}" width="${width * 0.27}" height="${height * 0.25}" rx="12" fill="${deep}"/><rect x="${x + 14}" y="${height * 0.36 + 14}" width="${width * 0.27 - 28}" height="${height * 0.25 - 28}" rx="6" fill="${soft}"/><rect x="${x + width * 0.12}" y="${height * 0.61}" width="${width * 0.03}" height="${height * 0.06}" fill="${deep}"/>`
  const lines = [0.42, 0.46, 0.5]
    .map(
      (y, at) =>
        `<rect x="${x + 34}" y="${height * y}" width="${width * (0.17 - at * 0.035)}" height="12" rx="6" fill="${at === 1 ? spark : pale}"/>`,
    )
    .join('')
  const table = `<rect x="${width * 0.06}" y="${height * 0.67}" width="${width * 0.88}" height="${height * 0.045}" rx="10" fill="${main}"/><rect x="${width * 0.1}" y="${height * 0.7}" width="16" height="${height * 0.3}" fill="${main}"/><rect x="${width * 0.88}" y="${height * 0.7}" width="16" height="${height * 0.3}" fill="${main}"/>`
  const plant = `<path d="M${width * 0.78} ${height * 0.67} c-70 -60 -60 -130 -30 -150 c30 40 40 90 30 150 c10 -80 40 -120 80 -120 c10 60 -20 100 -80 120" fill="${main}"/><path d="M${width * 0.745} ${height * 0.6} h${width * 0.07} l-12 ${height * 0.07} h-${width * 0.05} Z" fill="${spark}"/>`
  return `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${deep}" opacity=".18"/>${window}${plant}${screen}${lines}${table}`
}

/** Some people around a table, seen from afar. */
export const team: Scenery = (chance, { deep, main, soft, pale, spark }, { width, height }) => {
  const skins = ['#f0c8a0', '#c98d5f', '#8a5a3a', '#e8b48c', '#5d3a26']
  const clothes = [main, soft, spark, deep, pale]
  const count = chance.int(3, 5)
  const one = (at: number) => {
    const x = (width / (count + 1)) * (at + 1)
    const y = height * (0.36 + 0.05 * chance.next())
    const hair = chance.pick(['#2b211d', '#5a3a22', '#8c8c8c', '#1c1c2b'])
    const r = height * 0.075
    return `<path d="M${x - r * 1.9} ${height * 0.74} c0 ${-r * 3.2} ${r * 3.8} ${-r * 3.2} ${r * 3.8} 0 Z" fill="${clothes[at % clothes.length]}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${chance.pick(skins)}"/><path d="M${x - r} ${y} a${r} ${r} 0 0 1 ${2 * r} 0 c${-r * 0.5} ${-r * 0.5} ${-r * 1.5} ${-r * 0.5} ${-2 * r} 0" fill="${hair}"/>`
  }
  const people = Array.from({ length: count }, (_, at) => one(at)).join('')
  const table = `<rect x="${width * 0.05}" y="${height * 0.7}" width="${width * 0.9}" height="${height * 0.3}" rx="30" fill="${deep}"/><rect x="${width * 0.05}" y="${height * 0.7}" width="${width * 0.9}" height="22" rx="11" fill="${main}"/>`
  const cups = [0.24, 0.52, 0.77]
    .map((at) => `<rect x="${width * at}" y="${height * 0.65}" width="34" height="42" rx="6" fill="${pale}"/>`)
    .join('')
  return `<circle cx="${width * 0.5}" cy="${height * 0.3}" r="${height * 0.42}" fill="${pale}" opacity=".45"/>${people}${table}${cups}`
}

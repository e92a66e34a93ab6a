import { type Chance, chanceOf } from '../chance.ts'
import { logoSvg } from './logo.ts'
import { paletteOf } from './palette.ts'
import { desk, team } from './room.ts'
import { city, crates, fields, hills, network, type Scenery, type Size, sea } from './scenery.ts'

const COVER = { width: 1600, height: 400 }
const PHOTO = { width: 1200, height: 800 }

const SCENES: Readonly<Record<string, readonly Scenery[]>> = {
  technology: [network, city],
  logistics: [crates, city],
  retail: [city, crates],
  manufacturing: [crates, city],
  construction: [city],
  agriculture: [fields],
  energy: [fields, hills],
  hospitality: [sea, hills],
  food: [sea, hills],
  automotive: [city, hills],
}
const ANYWHERE: readonly Scenery[] = [hills, city, sea]

function framed(chance: Chance, { width, height }: Size, parts: readonly Scenery[], isDark: boolean): string {
  const palette = paletteOf(chance)
  const [from, to] = isDark ? [palette.deep, palette.main] : [palette.pale, palette.soft]
  const drawn = parts.map((part) => part(chance, palette, { width, height })).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>${drawn}</svg>`
}

/** The sign, the cover and three photos of a company, as drawings; its colours are the same in all of them. */
export function companySvgs(name: string, sector: string): { logo: string; cover: string; photos: string[] } {
  const scene = chanceOf(`scene/${name}`).pick(SCENES[sector] ?? ANYWHERE)
  // Each begins alike, so that each draws the same palette.
  const own = () => chanceOf(`picture/${name}`)
  return {
    logo: logoSvg(own()),
    cover: framed(own(), COVER, [scene], scene === network),
    photos: [team, desk, scene].map((part) => framed(own(), PHOTO, [part], part === network)),
  }
}

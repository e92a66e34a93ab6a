import type { Chance } from '../chance.ts'

/** From dark to light, and one that stands out. */
export interface Palette {
  deep: string
  main: string
  soft: string
  pale: string
  spark: string
}

const of = (deep: string, main: string, soft: string, pale: string, spark: string): Palette => ({
  deep,
  main,
  soft,
  pale,
  spark,
})

const PALETTES: readonly Palette[] = [
  of('#1b2a4a', '#2f5d8c', '#7fb2d6', '#e6f1f8', '#f2a541'),
  of('#0f3d3e', '#1f7a6c', '#7cc6a9', '#e3f5ec', '#f4b860'),
  of('#3a1d4d', '#7d3c98', '#c49bd6', '#f5ebf9', '#f6c453'),
  of('#4a1c1c', '#b23a48', '#ea9a9a', '#fdeeee', '#fcd581'),
  of('#213a20', '#4f8a3c', '#a5cf8a', '#eef7e6', '#e8853d'),
  of('#3d2412', '#a4632b', '#e0b083', '#fbf1e6', '#3f8f8b'),
  of('#10243e', '#22577a', '#57cc99', '#e2f7ee', '#ffd166'),
  of('#2d1e2f', '#ba4a6a', '#f0a6b8', '#fdeef2', '#5bc0be'),
  of('#1d2d2f', '#3e7c80', '#9cc5c1', '#edf6f5', '#ef6f6c'),
  of('#2b2350', '#5a4fcf', '#a9a2ee', '#eeedfc', '#ff9f6b'),
  of('#402a05', '#c98a1b', '#f0cd7c', '#fdf6e3', '#2f6f9f'),
  of('#14213d', '#33658a', '#86bbd8', '#eaf4fa', '#f26419'),
]

export const paletteOf = (chance: Chance): Palette => chance.pick(PALETTES)

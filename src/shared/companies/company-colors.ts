import { z } from 'zod'

/** WCAG AA for text. */
export const LEAST_CONTRAST = 4.5

const HEX = /^#[0-9a-f]{6}$/
export const isColor = (text: string): boolean => HEX.test(text)

/** `#1a2b3c`; nothing typed means none. */
export const companyColor = z
  .string()
  .max(20, 'Escribe el color como #1a2b3c.')
  .transform(
    (typed) =>
      typed
        .trim()
        .toLowerCase()
        .replace(/^(?=[0-9a-f]{6}$)/, '#') || null,
  )
  .refine((typed) => typed === null || HEX.test(typed), 'Escribe el color como #1a2b3c.')
  .nullable()

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map(channel)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (the same) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** «4,48:1», never rounded up to what it is not. */
export const contrastWords = (contrast: number): string =>
  `${(Math.floor(contrast * 100) / 100).toLocaleString('es-ES', { maximumFractionDigits: 2 })}:1`

/** What is wrong with a pair, and with which of the two. */
function problemOf({ color_back: back, color_front: front }: ColorPair): [keyof ColorPair, string] | null {
  if (!back && !front) return null
  if (!back) return ['color_back', 'Elige también el color del fondo.']
  if (!front) return ['color_front', 'Elige también el color de la letra.']
  if (!HEX.test(back) || !HEX.test(front)) return null
  const contrast = contrastOf(back, front)
  if (contrast >= LEAST_CONTRAST) return null
  const way =
    luminance(front) > luminance(back) ? 'aclara la letra u oscurece el fondo' : 'oscurece la letra o aclara el fondo'
  const said = `La letra ${front} casi no se lee sobre el fondo ${back}: su contraste es ${contrastWords(contrast)}`
  return ['color_front', `${said} y hace falta ${contrastWords(LEAST_CONTRAST)}. Prueba: ${way}.`]
}

interface ColorPair {
  color_back: string | null
  color_front: string | null
}

/** Letters of one colour on a ground of the other, both or none: the rule of the form and of the server. */
export const companyColors = z
  .object({ color_back: companyColor, color_front: companyColor })
  .superRefine((pair, { addIssue }) => {
    const problem = problemOf(pair)
    if (problem) addIssue({ code: 'custom', path: [problem[0]], message: problem[1] })
  })

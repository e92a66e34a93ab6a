import { anyOf } from './words.ts'

const OPENING = `
imprescindible
imprecindible     # as many write it
indispensable
excluyente
`
/** «(excluyente)»: nobody without it. */
export const MUST = anyOf(`${OPENING}
obligatorio/a
`)
/** Those of them that open what is asked next: «inglés, imprescindible carnet B»; «título, obligatorio» says it of the title. */
export const OPENING_MUST = anyOf(OPENING)

/** «(deseable)»: better with it. */
export const WISH = anyOf(`
deseable
valorable
opcional
recomendable
`)

/** «de preferencia con moto»: a wish in most ads, and a way to leave people out in some. */
export const PREFERENCE = anyOf(`
preferible
preferiblemente
preferentemente
de preferencia
`)

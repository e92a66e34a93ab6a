import { clauseAfter, clauseBefore } from '#server/features/language/normalise/span.ts'

const SELDOM =
  /(?<![a-z])(?:a veces|de vez en cuando|ocasional(?:es|mente)?|puntualmente|de forma puntual|apoyos? puntual(?:es)?|esporadic[a-z]+|rara vez|alguna vez)(?![a-z])/
const HELPED =
  /(?<![a-z])(?:apoy(?:o|a|e|aba|ando|ar)|ayud(?:a|o|e|aba|ando|ar)|refuerzo|ech(?:o|aba|e|ando) una mano|cubr(?:o|ia|i|iendo)|suplencias?|sustitu[a-z]+|reemplaz[a-z]+)(?![a-z])/
const ON_SOME_DAYS =
  /(?<![a-z])(?:los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|(?:los |algun |algunos )?(?:fin(?:es)? de semana|findes?)|algun(?:os)? (?:dias?|sabados?|domingos?|turnos?)|cuando (?:hace|hacia|hizo) falta|cuando (?:falta|faltaba) (?:gente|personal|alguien)|en vacaciones|en temporada alta)(?![a-z])/
const REACH = 50

/** «Apoyo en carnicería los sábados»: done now and then, which makes no years of it. */
export function isSeldom(flat: string, start: number, end: number): boolean {
  const clause = `${clauseBefore(flat, start, REACH).replace(/^.*:/s, '')}${flat.slice(start, end)}${clauseAfter(flat, end, REACH).replace(/:.*$/s, '')}`
  return SELDOM.test(clause) || (HELPED.test(clause) && ON_SOME_DAYS.test(clause))
}

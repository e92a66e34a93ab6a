import { expect, it } from 'vitest'
import { MONTH_NAME } from '#shared/lexicon/months.ts'
import { sourceFiles } from '#tests/support/text/source-files.ts'
import { patternLiterals } from '#tests/support/text/text-literals.ts'

/** How the words of each class would be written in a pattern. */
const WORDS: Readonly<Record<string, RegExp>> = {
  'months.ts': new RegExp(`(?<![a-z])${MONTH_NAME}(?![a-z])|(?<=[|])(?:feb|abr|jun|jul|ago|oct)(?=[|])`),
  'importance.ts':
    /imprescindib|indispensab|excluyente|obligatori(?!edad|a\)\?)|deseabl|valorable|opcional|recomendabl|preferibl|preferentemente|de preferencia/,
}

const patterns = sourceFiles('src')
  .filter(({ path }) => path.endsWith('.ts') && !/^src\/shared\/lexicon\/|\.test\.ts$|fixture|\/seeds\//.test(path))
  .flatMap(({ path, text }) => patternLiterals(text).map((pattern) => ({ path, pattern })))

it.each(Object.entries(WORDS))('the words of lexicon/%s stand in no pattern elsewhere', (_, words) => {
  expect(patterns.length).toBeGreaterThan(2000)
  const found = patterns.flatMap(({ path, pattern }) => {
    const [word] = words.exec(pattern) ?? []
    return word ? [`${path}: ${word}`] : []
  })
  expect(found).toEqual([])
})

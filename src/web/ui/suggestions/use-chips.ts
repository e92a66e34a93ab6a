import { useState } from 'react'

const SEPARATORS = /[,;\n\t•·|]+/
const BULLET = /^\s*(?:[-–—*▪◦‣]|\d{1,2}[.)])\s+/

function key(text: string): string {
  return text.trim().toLowerCase()
}

export function hasChip(chips: readonly string[], text: string): boolean {
  return chips.some((chip) => key(chip) === key(text))
}

/** The parts of a pasted list, or nothing when it is a single text. */
export function splitList(text: string): string[] {
  const lines = text.split('\n')
  // A list with a line for each keeps the commas inside its lines.
  const is_marked = lines.length > 1 && lines.every((line) => line.trim() === '' || BULLET.test(line))
  const parts = (is_marked ? lines : text.split(SEPARATORS)).map((part) => part.replace(BULLET, ''))
  return parts.length > 1 ? parts : []
}

/** A list of texts without doubles and up to a maximum, with a sentence about the last change for screen readers. */
export function useChips(chips: readonly string[], max: number, onChange: (chips: string[]) => void) {
  const [said, setSaid] = useState('')

  function add(texts: readonly string[]) {
    const next = [...chips]
    for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
      if (next.length < max && !hasChip(next, text)) next.push(text)
    }
    const added = next.slice(chips.length)
    setSaid(
      added.length > 0 ? `Añadido: ${added.join(', ')}.` : `Ya estaba en la lista o llegaste al máximo de ${max}.`,
    )
    onChange(next)
  }

  function remove(chip: string) {
    onChange(chips.filter((one) => one !== chip))
    setSaid(`Quitado: ${chip}.`)
  }

  return { said, add, remove }
}

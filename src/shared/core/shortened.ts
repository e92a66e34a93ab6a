/** Cut between words, so that nothing stands there by half: «Experiencia en almacenes y…». */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max - 1).replace(/[\s,;:]+\S*$/, '')}…`
}

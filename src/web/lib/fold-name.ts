/** Without accents, case and spaces at the ends, so that «mexico» finds «México». */
export function foldName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}

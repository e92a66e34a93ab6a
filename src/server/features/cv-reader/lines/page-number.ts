const PAGE_NUMBER =
  /^(?:(?:curr[ií]culum(?: vit(?:ae|æ))?|c\.?v\.?|hoja de vida|resume)[\s·|–-]+)?(?:(?:page|p[áa]gina|p[áa]g\.?)\s*\d{1,3}(?:\s*(?:of|de|\/)\s*\d{1,3})?|\d{1,3}\s*(?:of|de|\/)\s*\d{1,3}|[-–]\s*\d{1,3}\s*[-–])$/i

const PUBLISHER = /^©\s*(?:uni[oó]n europea|european union)(?!\p{L}).{0,80}$/iu

/** «Página 2 de 3» says nothing about the person. */
export const isPageNumber = (text: string): boolean => PAGE_NUMBER.test(text.trim()) || PUBLISHER.test(text.trim())

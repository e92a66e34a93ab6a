import { flatten } from '#server/features/language/normalise/fold.ts'

/** Behind a name they say what it is or which edition, and no other product: «Softland ERP», «Power BI Desktop». */
const SAME_PRODUCT =
  /^(?:erp|crm|cms|desktop|online|cloud|server|pro|plus|premium|suite|software|studio|office|app|web|business|enterprise|professional|database|framework|language|linux)$/

/** «Redux Toolkit» where a CV only ever says «Redux»: a longer name of a product is another product. */
export function isLongerProduct(asked: string, names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => isNext(asked, name))
}

function isNext(asked: string, name: string): boolean {
  const [wanted, shown] = [flatten(asked).trim(), flatten(name).trim()]
  if (!wanted.startsWith(`${shown} `)) return false
  const next = /^\p{Lu}[\p{L}]{3,}/u.exec(asked.trim().slice(shown.length + 1))?.[0]
  return next !== undefined && !SAME_PRODUCT.test(flatten(next))
}

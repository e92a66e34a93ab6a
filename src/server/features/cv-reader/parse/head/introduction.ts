import { speaks } from '../prose/clauses.ts'
import { contactIn } from './contact.ts'
import { isOfPrivateLife, privateIn } from './private-data.ts'

const FEWEST_WORDS = 5
/** «busco trabajo de…», «Me encanta la pastelería»: what somebody wants, likes and offers. */
const WANTS =
  /(?:^|[.!?]\s+)(?:busco|me (?:interesa|gusta|gustar[ií]a|encanta|considero|dedico|apasiona)|quiero|quisiera|ofrezco|aporto|amo|tengo (?:\d+|mucha|m[aá]s|amplia|experiencia|ganas)|persona (?:muy )?\p{L}+)(?!\p{L})/iu

/** A sentence in which somebody says who they are or what they look for, as a CV begins. */
export function isIntroduction(said: string): boolean {
  // «CHOFER DE TRÁILER (residencia y trabajo en España)» is what somebody is called.
  const text = said.replace(/\s*\([^()]*\)/g, '')
  if (text.split(' ').length < FEWEST_WORDS || isOfPrivateLife(text) || privateIn(text).found.length > 0) return false
  const { email, phone, urls } = contactIn(text)
  return !email && !phone && urls.length === 0 && (speaks(text) || WANTS.test(text))
}

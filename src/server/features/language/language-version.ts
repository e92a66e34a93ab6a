import { ENCODER_VERSION } from './encoder/encoder-version.ts'
import { TAXONOMY_VERSION } from './taxonomy/taxonomy-version.ts'

/** Raised when texts are read by other rules than before. */
const RULES_VERSION = 17

/** Kept with whatever was read out of a text: what another version read is read anew. */
export const LANGUAGE_VERSION = `${RULES_VERSION} ${TAXONOMY_VERSION} ${ENCODER_VERSION}`

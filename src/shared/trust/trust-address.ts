/** The public page of the trust report: `/?confianza`. */
export const TRUST_PARAM = 'confianza'
export const TRUST_ADDRESS = `/?${TRUST_PARAM}`

/** A mobile number as people of a country write it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  AR: '11 2345-6789',
  BO: '71234567',
  BR: '11 91234-5678',
  CL: '9 6123 4567',
  CO: '321 1234567',
  CR: '8312 3456',
  DO: '809 234 5678',
  EC: '099 123 4567',
  ES: '655 12 34 56',
  GT: '5123 4567',
  HN: '9123-4567',
  MX: '55 1234 5678',
  PA: '6123-4567',
  PE: '912 345 678',
  PT: '912 345 678',
  PY: '0961 456789',
  SV: '7012 3456',
  UY: '094 231 234',
  VE: '0412-1234567',
}

const WITH_CODE = '+34 655 12 34 56'

/** What a number may look like: as in the person's country, or with a country code. */
export const phoneExample = (country: string | null): string => EXAMPLES[country ?? ''] ?? WITH_CODE

/** Said beside the field; a number without a code is one of the person's own country. */
export function phoneRule(country: string | null): string {
  const example = EXAMPLES[country ?? '']
  return example
    ? `Escribe un número completo, por ejemplo ${example}; si es de otro país, con su código.`
    : `Escribe el número con su código de país, por ejemplo ${WITH_CODE}.`
}

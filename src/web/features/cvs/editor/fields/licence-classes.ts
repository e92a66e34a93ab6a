/** What people drive most often, as each country calls the class; the rest is typed. */
const CLASSES: Readonly<Record<string, string>> = {
  AR: 'B1 B2 A2 C D1 D2 E1 G2',
  BO: 'P A B C M T',
  BR: 'B A AB C D E',
  CL: 'B C A2 A3 A4 A5 D',
  CO: 'B1 A2 C1 C2 C3 B2 B3 A1',
  CR: 'B1 B2 B3 A2 A3 C1 D3',
  EC: 'B A C D E G',
  MX: 'A B C D E',
  PE: 'A-I A-IIa A-IIb A-IIIa A-IIIb A-IIIc B-IIb B-IIc',
  US: 'C A B D M',
  UY: 'A B C D G2 G3',
}
const EUROPE = 'B A2 A AM B+E C C+E D'

/** Most countries number their licences as Europe does. */
export const licenceClasses = (country: string | null): string[] => (CLASSES[country ?? ''] ?? EUROPE).split(' ')

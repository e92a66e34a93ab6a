/** Colours that can be read on white paper, also in small letters. */
export const accents = [
  { value: '#5a3ff0', label: 'Violeta' },
  { value: '#17142a', label: 'Tinta' },
  { value: '#1d4f91', label: 'Azul' },
  { value: '#0f6674', label: 'Petróleo' },
  { value: '#1b6b45', label: 'Verde' },
  { value: '#8a4b08', label: 'Ocre' },
  { value: '#a3341f', label: 'Teja' },
  { value: '#8c1d5c', label: 'Ciruela' },
] as const

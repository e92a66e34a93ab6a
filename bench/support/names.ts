/** Every bench, by the name of its file. */
export const names = [
  'http',
  'start',
  'accounts',
  'matching-engine',
  'model',
  'cv-render',
  'cv-import',
  'search',
  'lists',
  'load',
  'people',
  'web',
]

/** Features whose pure files are a library for those above them. */
export const OPEN_FOLDERS = ['language']

/**
 * The files without a role, which neither read nor write, that others may import of a feature beside its services.
 * `<feature>-data.ts`, what it holds of people, is for `rights` alone.
 */
export const DOORS: Record<string, readonly string[]> = {
  accounts: ['demo-accounts', 'users/mask'],
  'ad-reader': [
    'child/ads',
    'conditions/hours',
    'conditions/shifts',
    'demands/skills/skill-details',
    'demands/soft-words',
  ],
  companies: ['analyst-use', 'blocked-companies', 'domain', 'team/key-member'],
  'cv-drawing': [
    'letters/letter',
    'exports/docx',
    'exports/json-resume',
    'exports/plain-text',
    'pictures/first-page',
    'pictures/template-picture',
    'plain/plain-document',
    'plain/share-card',
    'render/readback',
    'render/render',
  ],
  'cv-reader': ['file-name', 'parse/lists/language-papers', 'propose'],
  cvs: ['cv-content', 'scrub', 'shown-content', 'unnamed-content'],
  jobs: ['public/page/fill-page', 'public/page/page-head', 'public/page/safe-json'],
  search: [
    'query/lexemes',
    'place-keys',
    'preferences',
    'rules-version',
    'salary-basis',
    'search-context',
    'search-cursor',
    'search-entry',
    'wanted',
  ],
  vacancies: ['attention/neglect', 'attention/promise', 'rich-text', 'vacancy-states', 'versions'],
}

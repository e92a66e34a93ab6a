import type { JobFilters, JobSort } from '#shared/jobs/jobs.ts'

const all = <const R extends string>(root: R) => [root] as const

/**
 * Every key under which an answer of the server is kept, in one place: what a change makes stale is named by the same
 * function that names what is asked for. A shorter key stands for all that begin with it.
 */
export const keys = {
  accounts: {
    me: () => [...all('accounts'), 'me'] as const,
    sessions: () => [...all('accounts'), 'sessions'] as const,
    secondFactor: () => [...all('accounts'), 'second-factor'] as const,
    consents: () => [...all('accounts'), 'talent-consents'] as const,
    dataCopy: () => [...all('accounts'), 'data-copy'] as const,
    mailLink: (token: string) => [...all('accounts'), 'mail-link', token] as const,
  },
  overview: {
    all: () => all('overview'),
    seeker: () => [...all('overview'), 'seeker'] as const,
    recruiter: () => [...all('overview'), 'recruiter'] as const,
    find: (q: string) => [...all('find'), q] as const,
  },
  notifications: {
    list: () => all('notifications'),
    all: () => all('all-notifications'),
    devices: () => all('push-devices'),
  },
  companies: {
    all: () => all('companies'),
    list: () => [...all('companies'), 'list'] as const,
    domains: () => [...all('companies'), 'domain'] as const,
    domain: (website: string) => [...keys.companies.domains(), website] as const,
    one: (id: string) => [...all('companies'), 'one', id] as const,
    profile: (id: string) => [...keys.companies.one(id), 'profile'] as const,
    activity: (id: string) => [...keys.companies.one(id), 'activity'] as const,
    members: (id: string) => [...keys.companies.one(id), 'members'] as const,
    ledBy: (id: string, member_id: string) => [...keys.companies.members(id), 'led', member_id] as const,
    accessRequests: (id: string) => [...keys.companies.one(id), 'access-requests'] as const,
    invitations: (id: string) => [...keys.companies.one(id), 'invitations'] as const,
    apiKeys: (id: string) => [...keys.companies.one(id), 'keys'] as const,
    webhooks: (id: string) => [...keys.companies.one(id), 'webhooks'] as const,
    deliveries: (id: string, webhook_id: string, outcome: string) =>
      [...keys.companies.one(id), 'deliveries', webhook_id, outcome] as const,
  },
  webhookEvents: () => all('webhook-events'),
  /** Invitations as whoever received them sees them. */
  invitations: {
    all: () => all('invitations'),
    one: (link: object | null, viewer: string | null) => [...all('invitations'), link, viewer] as const,
  },
  cvs: {
    all: () => all('cvs'),
    privacy: () => [...all('cvs'), 'privacy'] as const,
    list: () => [...all('cvs'), 'list'] as const,
    /** Which of them are for which vacancy: asked for again whenever the list is. */
    tailored: () => [...keys.cvs.list(), 'tailored'] as const,
    one: (id: string) => [...all('cvs'), 'one', id] as const,
    /** All that belongs to one CV beside the CV itself. */
    parts: (id: string) => [...all('cvs'), 'parts', id] as const,
    versions: (id: string) => [...keys.cvs.parts(id), 'versions'] as const,
    version: (id: string, number: number) => [...keys.cvs.parts(id), 'version', number] as const,
    readback: (id: string) => [...keys.cvs.parts(id), 'readback'] as const,
    /** Whether what the editor holds, drawn closer, is one page. */
    onePage: (id: string, content: object) => [...keys.cvs.parts(id), 'one-page', content] as const,
    proposal: (import_id: string) => [...all('cvs'), 'proposal', import_id] as const,
  },
  vacancies: {
    ones: () => [...all('vacancies'), 'one'] as const,
    one: (id: string) => [...keys.vacancies.ones(), id] as const,
    lists: (company_id: string) => [...all('vacancies'), 'list', company_id] as const,
    list: (company_id: string, filter: object) => [...keys.vacancies.lists(company_id), filter] as const,
    templates: (company_id: string) => [...all('vacancies'), 'templates', company_id] as const,
    suggestions: (company_id: string, text: string) => [...all('vacancies'), 'suggestions', company_id, text] as const,
  },
  jobs: {
    lists: () => [...all('jobs'), 'list'] as const,
    tab: (tab: string) => [...keys.jobs.lists(), tab] as const,
    list: (tab: string, filters?: JobFilters, sort?: JobSort) => [...keys.jobs.tab(tab), filters, sort] as const,
    one: (vacancy_id: string) => [...all('jobs'), 'one', vacancy_id] as const,
    matches: () => [...all('jobs'), 'match'] as const,
    match: (vacancy_id: string) => [...keys.jobs.matches(), vacancy_id] as const,
    cvMatch: (vacancy_id: string, cv_id: string) => [...keys.jobs.matches(), 'cv', vacancy_id, cv_id] as const,
    /** Of ads from anywhere, by what they say. */
    readAd: (ad: object) => [...all('jobs'), 'ad', ad] as const,
    adMatch: (ad: object | undefined) => [...keys.jobs.matches(), 'ad', ad] as const,
    ofCompany: (vacancy_id: string) => [...all('jobs'), 'of-company', vacancy_id] as const,
    paidRange: (vacancy_id: string) => [...all('jobs'), 'paid-range', vacancy_id] as const,
    similars: () => [...all('jobs'), 'similar'] as const,
    similar: (vacancy_id: string) => [...keys.jobs.similars(), vacancy_id] as const,
  },
  alerts: { list: () => all('alerts') },
  /** Own applications, and what is being written for one. */
  applications: {
    all: () => all('applications'),
    lists: () => [...all('applications'), 'list'] as const,
    list: (filter: object) => [...keys.applications.lists(), filter] as const,
    ones: () => [...all('applications'), 'one'] as const,
    one: (id: string) => [...keys.applications.ones(), id] as const,
    messages: (id: string) => [...all('applications'), 'messages', id] as const,
    interviews: (id: string) => [...all('applications'), 'interviews', id] as const,
    offers: (id: string) => [...all('applications'), 'offers', id] as const,
    preparation: (id: string) => [...all('applications'), 'preparation', id] as const,
    figures: () => [...all('applications'), 'figures'] as const,
    external: () => [...all('applications'), 'external'] as const,
    certificates: () => [...all('applications'), 'certificates'] as const,
    apply: (vacancy_id: string) => [...all('applications'), 'apply', vacancy_id] as const,
    /** Read by both sides. */
    review: (id: string) => [...all('applications'), 'review', id] as const,
  },
  matching: {
    candidate: (cv_id: string) => [...all('matching'), 'candidate', cv_id] as const,
    readings: () => [...all('matching'), 'reading'] as const,
    reading: (company_id: string) => [...keys.matching.readings(), company_id] as const,
    saved: (company_id: string, q: string) => [...all('matching'), 'saved', company_id, q] as const,
    people: (vacancy_id: string) => [...all('matching'), 'people', vacancy_id] as const,
    list: (vacancy_id: string, asked: object) => [...keys.matching.people(vacancy_id), 'list', asked] as const,
    person: (vacancy_id: string, cv_id: string) => [...keys.matching.people(vacancy_id), 'one', cv_id] as const,
    invitation: (vacancy_id: string, cv_id: string) =>
      [...keys.matching.people(vacancy_id), 'invitation', cv_id] as const,
    whatIfAhead: (vacancy_id: string | null) => [...all('matching'), 'what-if-ahead', vacancy_id] as const,
    whatIf: (vacancy_id: string, musts: string) => [...all('matching'), 'what-if', vacancy_id, musts] as const,
  },
  billing: {
    payment: (reference: string | null) => [...all('billing'), 'payment', reference] as const,
    plans: () => [...all('billing'), 'plans'] as const,
    company: (company_id: string) => [...all('billing'), 'company', company_id] as const,
    quote: (company_id: string, plan: string, currency: string) =>
      [...keys.billing.company(company_id), 'quote', plan, currency] as const,
    buyer: (company_id: string) => [...keys.billing.company(company_id), 'buyer'] as const,
    invoices: (company_id: string) => [...keys.billing.company(company_id), 'invoices'] as const,
  },
  /** What a team sees of the applications to a vacancy. */
  pipelines: {
    boards: (vacancy_id: string) => [...all('pipelines'), 'board', vacancy_id] as const,
    board: (vacancy_id: string, asked: object) => [...keys.pipelines.boards(vacancy_id), asked] as const,
    changes: (vacancy_id: string) => [...all('pipelines'), 'changes', vacancy_id] as const,
    changesOf: (vacancy_id: string, asked: object) => [...keys.pipelines.changes(vacancy_id), asked] as const,
    moving: (vacancy_id: string) => [...all('pipelines'), 'moving', vacancy_id] as const,
    lists: (vacancy_id: string) => [...all('pipelines'), 'list', vacancy_id] as const,
    list: (vacancy_id: string, asked: object) => [...keys.pipelines.lists(vacancy_id), asked] as const,
    bulkLetter: (vacancy_id: string, application_id: string, action: object) =>
      [...all('pipelines'), 'bulk-letter', vacancy_id, application_id, action] as const,
    bulk: (bulk_id: string | null) => [...all('pipelines'), 'bulk', bulk_id] as const,
    outgoing: (vacancy_id: string) => [...all('pipelines'), 'outgoing', vacancy_id] as const,
    outgoingOf: (vacancy_id: string, state: string) => [...keys.pipelines.outgoing(vacancy_id), state] as const,
    closing: (vacancy_id: string) => [...all('pipelines'), 'closing', vacancy_id] as const,
    activity: (vacancy_id: string) => [...all('pipelines'), 'activity', vacancy_id] as const,
    analysis: (vacancy_id: string) => [...all('pipelines'), 'analysis', vacancy_id] as const,
    agenda: (vacancy_id: string) => [...all('pipelines'), 'agenda', vacancy_id] as const,
    agendaOf: (vacancy_id: string, when: string) => [...keys.pipelines.agenda(vacancy_id), when] as const,
    stages: (vacancy_id: string) => [...all('pipelines'), 'stages', vacancy_id] as const,
    criteria: (vacancy_id: string) => [...all('pipelines'), 'criteria', vacancy_id] as const,
    automations: (vacancy_id: string) => [...all('pipelines'), 'automations', vacancy_id] as const,
    stageTemplates: (company_id: string) => [...all('pipelines'), 'stage-templates', company_id] as const,
    texts: (company_id: string) => [...all('pipelines'), 'texts', company_id] as const,
    /** Over all vacancies of a company. */
    everybodyOf: (company_id: string) => [...all('pipelines'), 'everybody', company_id] as const,
    everybody: (company_id: string, asked: object) => [...keys.pipelines.everybodyOf(company_id), asked] as const,
    choices: (company_id: string) => [...all('pipelines'), 'choices', company_id] as const,
    reports: (company_id: string, asked: object) => [...all('pipelines'), 'reports', company_id, asked] as const,
    calendarFeed: (company_id: string) => [...all('pipelines'), 'calendar-feed', company_id] as const,
    referralLink: (vacancy_id: string) => [...all('pipelines'), 'referral-link', vacancy_id] as const,
    keptLists: (company_id: string) => [...all('pipelines'), 'kept-lists', company_id] as const,
    /** All that belongs to one application. */
    one: (id: string) => [...all('pipelines'), 'one', id] as const,
    whole: (id: string) => [...keys.pipelines.one(id), 'whole'] as const,
    rejection: (id: string, asked: object) => [...keys.pipelines.one(id), 'rejection', asked] as const,
    messages: (id: string) => [...keys.pipelines.one(id), 'messages'] as const,
    notes: (id: string) => [...keys.pipelines.one(id), 'notes'] as const,
    tasks: (id: string) => [...keys.pipelines.one(id), 'tasks'] as const,
    interviews: (id: string) => [...keys.pipelines.one(id), 'interviews'] as const,
    scorecards: (id: string) => [...keys.pipelines.one(id), 'scorecards'] as const,
    offers: (id: string) => [...keys.pipelines.one(id), 'offers'] as const,
    offerPreview: (id: string, read: object) => [...keys.pipelines.offers(id), 'preview', read] as const,
  },
  taxonomy: {
    roles: (q: string) => [...all('taxonomy'), 'roles', q] as const,
    skills: (role: string, q: string) => [...all('taxonomy'), 'skills', role, q] as const,
    places: (q: string) => [...all('taxonomy'), 'places', q] as const,
  },
}

/** Where a company has its own page; what is asked there stands in `asked-careers`, which a link to it does not need. */
export const companyPage = (slug: string): string => `/?empresa=${encodeURIComponent(slug)}`

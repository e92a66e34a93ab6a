import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** What Lighthouse says of a page with its mobile profile, in a line or two. */
export async function lighthouseLines(url: string, chrome_port: number): Promise<string[]> {
  const result = await lighthouse(url, { port: chrome_port, onlyCategories: CATEGORIES, logLevel: 'error' })
  const { categories = {}, audits = {} } = result?.lhr ?? {}
  const scores = CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`)
  const requests = audits['network-requests']?.details
  const items = requests && 'items' in requests && Array.isArray(requests.items) ? requests.items : []
  const scripts = items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + Number(item.transferSize), 0)
  const failed = Object.values(audits).filter(
    (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
  )
  const lcp = audits['largest-contentful-paint']?.displayValue
  return [
    `${scores.join(', ')}; LCP ${lcp}; scripts ${(scripts / 1024).toFixed(0)} KB`,
    ...(failed.length > 0 ? [`not perfect: ${failed.map((audit) => audit.id).join(', ')}`] : []),
  ]
}

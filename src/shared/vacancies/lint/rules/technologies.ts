/** Technology as written in flattened text → the year in which the public could first use it, the earliest of several. */
const FIRST_YEARS: Readonly<Record<string, number>> = {
  'react native': 2015,
  'react(?:\\.js|js)?': 2013,
  'angular(?:js|\\.js)?': 2010,
  'vue(?:\\.js|js)?': 2014,
  svelte: 2016,
  'next\\.?js': 2016,
  'nuxt(?:\\.?js)?': 2016,
  'node(?:\\.js|js)?': 2009,
  deno: 2018,
  'nest\\.?js': 2017,
  typescript: 2012,
  javascript: 1995,
  jquery: 2006,
  bootstrap: 2011,
  'tailwind(?: css)?': 2017,
  redux: 2015,
  webpack: 2012,
  vite: 2020,
  kotlin: 2011,
  swiftui: 2019,
  golang: 2009,
  rust: 2010,
  dart: 2011,
  flutter: 2017,
  ionic: 2013,
  xamarin: 2011,
  android: 2008,
  ios: 2007,
  docker: 2013,
  kubernetes: 2014,
  helm: 2015,
  terraform: 2014,
  ansible: 2012,
  jenkins: 2011,
  'github actions': 2018,
  gitlab: 2011,
  github: 2008,
  git: 2005,
  aws: 2006,
  'aws lambda': 2014,
  azure: 2010,
  'google cloud|gcp': 2008,
  'apache spark|pyspark': 2010,
  '(?:apache )?kafka': 2011,
  airflow: 2015,
  snowflake: 2014,
  databricks: 2013,
  bigquery: 2011,
  redshift: 2012,
  'power ?bi': 2011,
  'power apps': 2015,
  'power automate': 2016,
  tableau: 2003,
  looker: 2012,
  mongodb: 2009,
  redis: 2009,
  elasticsearch: 2010,
  cassandra: 2008,
  hadoop: 2006,
  graphql: 2015,
  tensorflow: 2015,
  pytorch: 2016,
  keras: 2015,
  pandas: 2008,
  langchain: 2022,
  chatgpt: 2022,
  fastapi: 2018,
  django: 2005,
  flask: 2010,
  'ruby on rails|rails': 2004,
  laravel: 2011,
  symfony: 2005,
  'spring boot': 2014,
  spring: 2002,
  java: 1995,
  python: 1991,
  php: 1995,
  '\\.net core': 2014,
  '\\.net': 2000,
  'c#': 2000,
  scala: 2004,
  elixir: 2011,
  cypress: 2015,
  playwright: 2020,
  selenium: 2004,
  jest: 2014,
  figma: 2015,
  blazor: 2018,
  solidity: 2014,
  's/4 ?hana': 2015,
  'sap hana': 2010,
  prometheus: 2012,
  grafana: 2014,
  'google analytics 4|ga4': 2020,
  tiktok: 2016,
  instagram: 2010,
}

const years = Object.values(FIRST_YEARS)
const names = Object.keys(FIRST_YEARS)
/** The longest name first, each in a group of its own. */
const order = names.map((_, at) => at).sort((a, b) => (names[b] ?? '').length - (names[a] ?? '').length)
const NAMES = new RegExp(`(?<![a-z0-9])(?:${order.map((at) => `(${names[at]})`).join('|')})(?![a-z0-9])`)

export interface NamedTechnology {
  start: number
  end: number
  first_year: number
}

/** The first technology named in a flattened text. */
export function firstTechnology(flat: string): NamedTechnology | undefined {
  const match = NAMES.exec(flat)
  if (!match) return undefined
  const group = match.slice(1).findIndex((name) => name !== undefined)
  const first_year = years[order[group] ?? -1] ?? 0
  return { start: match.index, end: match.index + match[0].length, first_year }
}

export interface DemoApplicant {
  full_name: string
  email: string
  headline: string
  position: string
  company: string
  skills: readonly string[]
  /** How far the team has come with them. */
  stage: number
  days_ago: number
  viewed: boolean
  end?: 'REJECTED' | 'WITHDRAWN' | 'ON_HOLD'
}

const one = (
  full_name: string,
  account: string,
  headline: string,
  skills: readonly string[],
  rest: Pick<DemoApplicant, 'stage' | 'days_ago' | 'viewed' | 'end'>,
): DemoApplicant => ({
  full_name,
  email: `${account}@candidaturas.skillo.example`,
  headline,
  position: headline,
  company: 'Norte Web',
  skills,
  ...rest,
})

/** Invented people; the addresses can never receive mail. */
export const demoApplicants: readonly DemoApplicant[] = [
  one('Ana García-López', 'ana', 'Desarrolladora frontend', ['React', 'TypeScript', 'CSS'], {
    stage: 0,
    days_ago: 1,
    viewed: false,
  }),
  one("Sinéad O'Brien", 'sinead', 'Ingeniera de software', ['TypeScript', 'Node.js', 'PostgreSQL'], {
    stage: 0,
    days_ago: 2,
    viewed: true,
  }),
  one('José de la O', 'jose', 'Desarrollador full stack', ['JavaScript', 'React', 'SQL'], {
    stage: 1,
    days_ago: 5,
    viewed: true,
  }),
  one('Bo Li', 'bo', 'Desarrollador backend', ['Java', 'SQL', 'Docker'], { stage: 2, days_ago: 9, viewed: true }),
  one('王小明', 'xiaoming', 'Desarrollador móvil', ['Kotlin', 'Swift'], { stage: 0, days_ago: 12, viewed: false }),
  one('Мария Иванова', 'maria', 'Desarrolladora frontend', ['Vue.js', 'CSS', 'HTML'], {
    stage: 2,
    days_ago: 7,
    viewed: true,
  }),
  one('Luca D’Angelo', 'luca', 'Diseñador de producto', ['Figma', 'HTML'], {
    stage: 0,
    days_ago: 6,
    viewed: true,
    end: 'REJECTED',
  }),
  one('Núria Peña i Puig', 'nuria', 'Desarrolladora backend', ['Python', 'Django', 'SQL'], {
    stage: 1,
    days_ago: 8,
    viewed: true,
    end: 'WITHDRAWN',
  }),
  one('Aitor Etxeberria Zubiaurre', 'aitor', 'Ingeniero de datos', ['Python', 'SQL'], {
    stage: 1,
    days_ago: 10,
    viewed: true,
    end: 'ON_HOLD',
  }),
]

/** Applied where a sample of one's work is asked for. */
export const demoDesigner = one(
  'Irene Castaño i Vidal',
  'irene',
  'Diseñadora UX/UI',
  ['Figma', 'Diseño de interfaces', 'HTML'],
  { stage: 0, days_ago: 3, viewed: false },
)

import type { ReactNode } from 'react'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { CircumstanceFact } from '#shared/words/circumstances.ts'
import { dateWord, joined, periodWord } from '#shared/words/cvs.ts'
import { studyLevel } from '#shared/words/levels/told-levels.ts'
import { OutLink } from './candidate-contact.tsx'
import { Chips } from './candidate-skills.tsx'
import { Paragraphs } from './candidate-text.tsx'

interface EntryProps {
  name: string
  /** Where or by whom. */
  at?: string
  /** When, and short facts. */
  facts?: string
  url?: string
  text?: string
  children?: ReactNode
}

/** One entry of any list: name, where, when, and what is said of it. */
function Entry({ name, at = '', facts = '', url = '', text = '', children }: EntryProps) {
  return (
    <li className="break-inside-avoid space-y-1.5">
      <div>
        <h3 className="wrap-anywhere text-lg empty:hidden">{name}</h3>
        <p className="wrap-anywhere font-medium empty:hidden">{at}</p>
        <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm empty:hidden">{facts}</p>
      </div>
      {url && (
        <p className="text-sm">
          <OutLink url={url}>{url.replace(/^https:\/\//, '')}</OutLink>
        </p>
      )}
      <Paragraphs text={text} />
      {children}
    </li>
  )
}

const List = ({ children }: { children: ReactNode }) => <ul className="space-y-6">{children}</ul>

export function StudyList({ studies }: { studies: CvDocument['education'] }) {
  return (
    <List>
      {studies.map((study) => (
        <Entry
          key={study.id}
          name={study.degree}
          at={study.institution}
          facts={joined(
            ' · ',
            periodWord(study.start, study.end, study.in_progress && study.end === null),
            study.field,
            studyLevel(study),
            study.grade,
          )}
          text={study.notes}
        />
      ))}
    </List>
  )
}

export function CertificationList({ certifications }: { certifications: CvDocument['certifications'] }) {
  return (
    <List>
      {certifications.map((held) => (
        <Entry
          key={held.id}
          name={held.name}
          at={held.issuer}
          facts={joined(
            ' · ',
            dateWord(held.date),
            held.expires && `Vence en ${dateWord(held.expires)}`,
            held.credential_id,
          )}
          url={held.url}
        />
      ))}
    </List>
  )
}

export function RegistrationList({ registrations }: { registrations: CvDocument['registrations'] }) {
  return (
    <List>
      {registrations.map((held) => (
        <Entry
          key={held.id}
          name={held.body}
          facts={joined(' · ', held.number && `N.º ${held.number}`, held.since && `Desde ${dateWord(held.since)}`)}
        />
      ))}
    </List>
  )
}

export function CircumstanceList({ facts }: { facts: readonly CircumstanceFact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(({ name, values }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="wrap-anywhere font-medium">{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ProjectList({ projects }: { projects: CvDocument['projects'] }) {
  return (
    <List>
      {projects.map((project) => (
        <Entry
          key={project.id}
          name={project.name}
          at={project.role}
          facts={periodWord(project.start, project.end, false)}
          url={project.url}
          text={project.description}
        >
          <Chips words={project.skills.map(({ name }) => name)} />
        </Entry>
      ))}
    </List>
  )
}

export function MentionList({ mentions }: { mentions: CvDocument['courses'] }) {
  return (
    <List>
      {mentions.map((mention) => (
        <Entry
          key={mention.id}
          name={mention.name}
          at={mention.organisation}
          facts={dateWord(mention.date)}
          url={mention.url}
          text={mention.notes}
        />
      ))}
    </List>
  )
}

export function CustomList({ items }: { items: CvDocument['custom'][number]['items'] }) {
  return (
    <List>
      {items.map((item) => (
        <Entry key={item.id} name={item.title} at={item.subtitle} facts={item.date} text={item.text} />
      ))}
    </List>
  )
}

import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { readFile } from '../rules-alone.ts'

describe('the archive of LinkedIn', () => {
  const files = {
    'Profile.csv':
      '\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nMaría José,Núñez Peña,,,,"Cocinera, jefa de partida","Cocina marina.\n\nTurnos de noche.",Restaurants,41001,"Sevilla, Andalucía, España",,[PERSONAL:https://cocina.example.com],',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\r\n"Hotel ""El Faro"", S.L.",Cocinera,"Carta de verano.\n- Bajé la merma un 12 %.\n- Formé a dos ayudantes.","Cádiz, España",Apr 2021,\r\nBar Sol,Ayudante de cocina,,Sevilla,2018,Mar 2021\r\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nEscuela de Hostelería Sur,2015,2017,Premio de su promoción,"Técnico en Cocina y Gastronomía, Cocina",\n',
    'Skills.csv': 'Name\nCocina marina\nTrabajo en equipo\n',
    'Languages.csv': 'Name,Proficiency\nEspañol,Native or bilingual proficiency\nInglés,Limited working proficiency\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nManipulación de alimentos,https://example.com/c/1,Junta de Andalucía,May 2020,May 2024,MA-77\n',
    'Projects.csv': 'Title,Description,Url,Started On,Finished On\nHuerto propio,Hierbas para la carta,,Jan 2022,\n',
    'Volunteering.csv':
      'Company Name,Role,Cause,Started On,Finished On,Description\nComedor Esperanza,Cocinera voluntaria,SOCIAL_SERVICES,Jan 2019,,Cenas de los jueves\n',
    'Courses.csv': 'Name,Number\nCocina al vacío,CV-2\n',
    'Honors.csv': 'Title,Description,Issued On\nMejor tapa,Feria de Sevilla,Apr 2022\n',
    'Publications.csv': 'Name,Published On,Description,Publisher,Url\nGuisos de mar,"Jun 1, 2023",,Revista Fogón,\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nvieja@example.com,Yes,No,1/1/20\nmaria@example.com,Yes,Yes,1/1/21\n',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,+34 600 100 200,Mobile\n',
    'Connections.csv': 'First Name,Last Name\nOtra,Persona\n',
  }
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`datos/${name}`, strToU8(text)])),
  )

  it('fills the document from its tables', async () => {
    const { source, proposal } = await readFile(archive)
    const { document } = proposal
    expect(source).toBe('LINKEDIN_ZIP')
    expect(document.basics).toMatchObject({
      full_name: 'María José Núñez Peña',
      headline: 'Cocinera, jefa de partida',
      email: 'maria@example.com',
      phone: '+34 600 100 200',
      city: 'Sevilla',
      country: 'ES',
      links: [{ url: 'https://cocina.example.com' }],
    })
    expect(document.summary).toBe('Cocina marina.\n\nTurnos de noche.')
    expect(document.experience).toMatchObject([
      {
        position: 'Cocinera',
        company: 'Hotel "El Faro", S.L.',
        city: 'Cádiz',
        country: 'ES',
        start: '2021-04',
        end: null,
        current: true,
        summary: 'Carta de verano.',
        achievements: ['Bajé la merma un 12 %.', 'Formé a dos ayudantes.'],
      },
      { position: 'Ayudante de cocina', company: 'Bar Sol', start: '2018', end: '2021-03', current: false },
    ])
    expect(document.education).toMatchObject([
      {
        institution: 'Escuela de Hostelería Sur',
        degree: 'Técnico en Cocina y Gastronomía',
        field: 'Cocina',
        start: '2015',
        end: '2017',
      },
    ])
    expect(document.skills.map(({ name }) => name)).toEqual(['Cocina marina', 'Trabajo en equipo'])
    expect(document.languages).toMatchObject([
      { language: 'es', overall: 'NATIVO' },
      { language: 'en', overall: 'B1' },
    ])
    expect(document.certifications).toMatchObject([
      {
        name: 'Manipulación de alimentos',
        issuer: 'Junta de Andalucía',
        date: '2020-05',
        expires: '2024-05',
        credential_id: 'MA-77',
      },
    ])
    expect(document.projects).toMatchObject([
      { name: 'Huerto propio', description: 'Hierbas para la carta', start: '2022-01' },
    ])
    expect(document.volunteering).toMatchObject([{ name: 'Cocinera voluntaria', organisation: 'Comedor Esperanza' }])
    expect(document.courses).toMatchObject([{ name: 'Cocina al vacío', notes: 'CV-2' }])
    expect(document.awards).toMatchObject([{ name: 'Mejor tapa', date: '2022-04' }])
    expect(document.publications).toMatchObject([
      { name: 'Guisos de mar', organisation: 'Revista Fogón', date: '2023-06' },
    ])
  })

  it('keeps what has no field and never opens what is about other people', async () => {
    const { proposal } = await readFile(archive)
    expect(proposal.unplaced_text).toEqual(expect.arrayContaining(['vieja@example.com', 'Restaurants', '41001']))
    expect(JSON.stringify(proposal)).not.toContain('Otra')
    expect(cvDocument.safeParse(proposal.document).success).toBe(true)
  })
})

import { exportAudit, exportMatchUse } from '#shared/audit/audit.ts'
import * as companies from '#shared/companies/companies.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { askAdminToTakeOver } from './company-world.ts'
import { type Row, row, signedIn, team, teamBy } from './rows.ts'
import type { World } from './world.ts'

const inCompany = ({ company }: World) => ({ params: { id: company.id } })
const transfer = { prepare: ({ app, company }: World) => askAdminToTakeOver(app, company) }

export const companyRows: Row[] = [
  row(companies.listCompanies, signedIn(200), () => ({})),
  row(companies.createCompany, signedIn(201), () => ({ body: { name: 'Nueva', website: 'https://nueva.example' } })),
  row(companies.checkDomain, signedIn(200), ({ company }) => ({ query: { website: `https://${company.domain}` } }), {
    reveals: ({ company }) => [company.canary],
  }),
  row(companies.requestAccess, { ...signedIn(202), ...teamBy(() => 409) }, ({ company }) => ({
    body: { website: `https://${company.domain}` },
  })),
  row(companies.getCompany, team('see_company', 200), inCompany),
  row(companies.updateCompany, team('edit_company', 200), (world) => ({
    ...inCompany(world),
    body: { hq_city: 'Lima', revision: 1 },
  })),
  row(companies.setLogo, team('edit_company', 200), (world) => ({ ...inCompany(world), file: aPicture(128, 128) })),
  row(companies.removeLogo, team('edit_company', 200), inCompany),
  row(companies.setCover, team('edit_company', 200), (world) => ({ ...inCompany(world), file: aPicture(1200, 300) })),
  row(companies.removeCover, team('edit_company', 200), inCompany),
  row(companies.addPhoto, team('edit_company', 201), (world) => ({ ...inCompany(world), file: aPicture(600, 400) })),
  row(companies.removePhoto, team('edit_company', 200), ({ company }) => ({
    params: { id: company.id, photo_id: company.photo_id },
  })),
  row(
    companies.sendDomainCode,
    team('edit_company', 202),
    (world) => ({
      ...inCompany(world),
      body: { email: `hola@${world.company.domain}` },
    }),
    { reveals: ({ company }) => [company.canary] },
  ),
  row(companies.confirmDomain, team('edit_company', 410), (world) => ({
    ...inCompany(world),
    body: { code: '123456' },
  })),
  row(companies.archiveCompany, team('archive_company', 200), inCompany),
  row(companies.restoreCompany, team('archive_company', 200), inCompany),
  row(companies.startTransfer, team('transfer_company', 200), ({ company }) => ({
    params: { id: company.id },
    body: { member_id: company.admin_member_id, current_password: PASSWORD },
  })),
  row(companies.cancelTransfer, team('transfer_company', 200), inCompany, transfer),
  row(companies.acceptTransfer, { ...signedIn(404), 'admin-member': 200 }, inCompany, transfer),
  row(companies.declineTransfer, { ...signedIn(404), 'admin-member': 200 }, inCompany, transfer),
  row(companies.listActivity, team('see_activity', 200), inCompany),
  row(exportAudit, team('see_activity', 200), inCompany),
  row(exportMatchUse, team('see_activity', 200), inCompany),
]

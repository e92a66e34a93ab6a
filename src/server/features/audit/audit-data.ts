import { columns, type PersonalData } from '#server/platform/personal-data.ts'

/** The chain holds hashes of rows that name nobody. */
export const auditData: PersonalData = {
  audit_pending: { impersonal: columns('number company_id source row_id') },
  audit_seals: { impersonal: columns('company_id number source row_id digest hash sealed_at') },
}

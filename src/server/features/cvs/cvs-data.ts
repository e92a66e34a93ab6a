import { columns, type PersonalData } from '#server/platform/personal-data.ts'

const ofCv = { column: 'cv_id', in: 'cvs' } as const

export const cvsData: PersonalData = {
  cvs: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns(
      'id is_base status title target_role language template design document file_hides_orders created_at updated_at',
    ),
    erased: columns(
      'id user_id parent_id is_base status title target_role language template design document file_hides_orders revision last_version created_at updated_at',
    ),
  },
  cv_versions: {
    of: ofCv,
    rows_go: true,
    exported: columns('cv_id number name reason content created_at'),
    erased: columns('cv_id number name reason content created_at'),
  },
  cv_shares: {
    of: ofCv,
    rows_go: true,
    exported: columns('cv_id expires_at show_contact views downloads created_at'),
    erased: columns('cv_id token_hash token_sealed password_hash expires_at show_contact views downloads created_at'),
  },
  cv_imports: {
    of: { column: 'user_id' },
    rows_go: true,
    exported: columns('source state file_name proposal created_at'),
    erased: columns('id user_id source state file_name proposal cv_id created_at'),
  },
  // Which company looked, never who of it.
  cv_views: {
    of: ofCv,
    rows_go: true,
    exported: columns('cv_id company_id viewed_at'),
    erased: columns('cv_id company_id hour viewed_at'),
    pseudonymised: columns('viewer_id'),
  },
}

import { columns, type PersonalData } from '#server/platform/personal-data.ts'

export const rightsData: PersonalData = {
  data_copies: {
    of: { column: 'user_id' },
    rows_go: true,
    erased: columns('user_id number state parts_done parts file_id bytes asked_at expires_at'),
  },
}

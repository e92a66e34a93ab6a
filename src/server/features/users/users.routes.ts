import * as contract from '#shared/users.ts'
import type { Serve } from '../../http/serve.ts'
import { getRecruiterSummary, getSeekerStats } from './overview.service.ts'
import { removeCoverPhoto, removeProfilePicture, setCoverPhoto, setProfilePicture } from './pictures.service.ts'
import { getMe, setIntent, updateMe } from './users.service.ts'

export function usersRoutes(serve: Serve): void {
  serve(contract.getMe, getMe)
  serve(contract.updateMe, updateMe)
  serve(contract.setIntent, setIntent)
  serve(contract.setProfilePicture, setProfilePicture)
  serve(contract.removeProfilePicture, removeProfilePicture)
  serve(contract.setCoverPhoto, setCoverPhoto)
  serve(contract.removeCoverPhoto, removeCoverPhoto)
  serve(contract.getSeekerStats, getSeekerStats)
  serve(contract.getRecruiterSummary, getRecruiterSummary)
}

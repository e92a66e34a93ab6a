import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { forgetBroughtCv } from './brought-cv.ts'

interface SeekerDraft {
  mainRole: string
  skills: string[]
}

interface RecruiterDraft {
  companyName: string
  companyWebsite: string
  /** Null until the company exists, so that going back never creates a second one. */
  newCompanyId: string | null
}

interface OnboardingDraft {
  seeker: SeekerDraft
  recruiter: RecruiterDraft
  setSeeker: (part: Partial<SeekerDraft>) => void
  setRecruiter: (part: Partial<RecruiterDraft>) => void
  clear: () => void
}

const empty = {
  seeker: { mainRole: '', skills: [] },
  recruiter: { companyName: '', companyWebsite: '', newCompanyId: null },
}

export const useOnboardingDraft = create<OnboardingDraft>()(
  persist(
    (set) => ({
      ...empty,
      setSeeker: (part) => set(({ seeker }) => ({ seeker: { ...seeker, ...part } })),
      setRecruiter: (part) => set(({ recruiter }) => ({ recruiter: { ...recruiter, ...part } })),
      clear: () => {
        forgetBroughtCv()
        set(empty)
      },
    }),
    { name: 'onboarding-storage', partialize: ({ seeker, recruiter }) => ({ seeker, recruiter }) },
  ),
)

import {
  Building2,
  CalendarClock,
  CircleUserRound,
  ClipboardCheck,
  FileText,
  HandCoins,
  Hourglass,
  type LucideIcon,
  MailCheck,
  MailOpen,
  MessageSquare,
  Reply,
  Scale,
  SquareCheckBig,
  Users,
} from 'lucide-react'

/** What kind of thing waits, at a glance; the sentence beside it says it all. */
const icons: Record<string, LucideIcon> = {
  ...{ VERIFY_EMAIL: MailCheck, INVITATION: MailOpen, TRANSFER: Users, ACCESS_REQUEST: Users },
  ...{ OFFER: HandCoins, SLOTS: CalendarClock, SLOTS_ASKED: CalendarClock, MESSAGES: MessageSquare },
  ...{ REPLY: Reply, SCORECARD: ClipboardCheck, TASK: SquareCheckBig, VACANCY_ENDING: Hourglass },
  ...{ REVIEW: Scale, HOLD_OVER: Hourglass, COMPANY_FACTS: Building2 },
  ...{ VACANCY_REVIEW: FileText, VACANCY_CHANGES: FileText, VACANCY_DRAFT: FileText },
  ...{ VACANCY_FILLED: SquareCheckBig, FIND_PEOPLE: Users },
  ...{ CREATE_CV: FileText, COMPLETE_CV: FileText, DRAFT: FileText, CHOOSE_VISIBILITY: CircleUserRound },
}

export const actionIcon = (kind: string): LucideIcon => icons[kind] ?? SquareCheckBig

const MB = 1024 * 1024
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const JSON_BODY_BYTES = 1 * MB

export const PROFILE_PICTURE = { max_bytes: 5 * MB, min_width: 200, min_height: 200 } as const
export const COVER_PHOTO = { max_bytes: 8 * MB, min_width: 1200, min_height: 300 } as const
export const MAX_IMAGE_PIXELS = 40_000_000
export const COMPANY_LOGO = { max_bytes: 2 * MB, min_width: 128, min_height: 128 } as const
export const COMPANY_COVER = { max_bytes: 8 * MB, min_width: 1200, min_height: 300 } as const
export const COMPANY_PHOTO = { max_bytes: 8 * MB, min_width: 600, min_height: 400 } as const
export const COMPANY_PHOTOS_MAX = 8

/** Files from which a CV is read; how they unpack is limited where they are read. */
export const CV_FILE = {
  max_bytes: 10 * MB,
  zip_max_bytes: 25 * MB,
  max_pages: 20,
  too_large: 'El archivo pesa demasiado: hasta 10 MB, o 25 MB si es el ZIP de LinkedIn.',
} as const
/** Texts and figures that several forms ask for. */
export const FULL_NAME_MAX = 120
export const EMAIL_MAX = 254
export const PHONE_MAX = 30
export const URL_MAX = 300
/** A town or a region. */
export const PLACE_MAX = 80
export const ROLE_NAME_MAX = 80
export const SKILL_NAME_MAX = 50
export const YEARS_MAX = 50
/** The highest salary, in minor units. */
export const MINOR_UNITS_MAX = 1_000_000_000_00
/** Words that somebody looks for: in lists of a company, and in those of vacancies and people. */
export const FIND_MAX = 80
export const SEARCH_MAX = 120
export const LEGAL_NAME_MAX = 160
export const TAX_ID_MAX = 30
export const PROFILE_LINKS_MAX = 6
/** An answer of a company to those who applied. */
export const ANSWER_TEXT_MAX = 3000

export const CV_TEXT_MAX = 40_000
export const CV_VARIANTS_MAX = 10
/** A preview shows this many pages; files have all of them. */
export const CV_PREVIEW_PAGES = 12
/** A version is kept at most this often while somebody writes. */
export const CV_VERSION_PAUSE = 10 * MINUTE
export const CV_AUTOMATIC_VERSION_LIFE = 90 * DAY
export const CV_AUTOMATIC_VERSIONS_MAX = 200
export const CV_NAMED_VERSIONS_MAX = 100
/** Of all CVs of a person together. */
export const CV_NAMED_VERSIONS_PERSON_MAX = 200
export const COMPANY_NAME_MAX = 100
export const COMPANY_DESCRIPTION_MAX = 3000
export const COMPANY_COUNTRIES_MAX = 30
export const COMPANY_BENEFITS_MAX = 20
export const VACANCY_TITLE_MAX = 80
/** An ad as it is pasted, and the description that is made of it. */
export const AD_TEXT_MIN = 20
export const AD_TEXT_MAX = 16_000
/** The longest number that an answer may be: «-123456789012,1234». */
export const NUMBER_ANSWER_MAX = 18
/** Drafts of a company; what was published does not count. */
export const VACANCY_DRAFTS_MAX = 100
export const CV_IMPORT_LIFE = 7 * DAY
export const CV_IMPORTS_KEPT = 20
export const CV_VIEW_LIFE = 365 * DAY

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

export const NOTIFICATIONS_SHOWN = 50
export const MARK_AS_READ_MAX = 500

/** Lifetimes in seconds. */
export const SESSION_IDLE = 14 * DAY
export const SESSION_ABSOLUTE = 60 * DAY
export const RESET_LINK_LIFE = 60 * MINUTE
export const VERIFY_LINK_LIFE = 24 * HOUR
/** «No fui yo» after a change of address. */
export const UNDO_LINK_LIFE = 7 * DAY
/** How long somebody who asked to be deleted can come back. */
export const DELETION_PAUSE = 7 * DAY
/** How long the file with everything can be downloaded. */
export const DATA_COPY_LIFE = 7 * DAY
/** Between the right password and the second step, and while a passkey is asked for. */
export const SIGN_IN_TICKET_LIFE = 10 * MINUTE
export const SIGN_IN_TICKET_TRIES = 5
export const RECOVERY_CODES = 10
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60
export const PHONE_CODE_LIFE = 10 * MINUTE
export const PHONE_CODE_TRIES = 5
export const DOMAIN_CODE_LIFE = 10 * MINUTE
export const DOMAIN_CODE_TRIES = 5
export const INVITATION_LIFE = 7 * DAY
export const TRANSFER_LIFE = 7 * DAY

export const SAVED_SEARCHES_MAX = 10
export const SAVED_SEARCH_NAME_MAX = 60
/** As many vacancies stand in one mail. */
export const DIGEST_MAX = 10

export const INVITATIONS_AT_ONCE = 20
export const INVITATION_MESSAGE_MAX = 300
export const INVITATIONS_PENDING_MAX = 50

/** A network that goes on asking for known addresses after it was refused registers nobody for the rest of the hour. */
export const GUESSING_FACTOR = 2

export interface RateRule {
  /** Stable name, part of the counter's key. */
  name: string
  max: number
  window_seconds: number
}

/** Where product §3, §18 and quality S2, S3, S8 differ, the stricter figure stands. */
export const rateRules = {
  checkout: { name: 'checkout', max: 30, window_seconds: HOUR },
  payment_status: { name: 'payment-status', max: 300, window_seconds: 5 * MINUTE },
  login_account_and_ip: { name: 'login-account-ip', max: 10, window_seconds: 15 * MINUTE },
  login_account: { name: 'login-account', max: 25, window_seconds: HOUR },
  login_ip: { name: 'login-ip', max: 25, window_seconds: 5 * MINUTE },
  // By outcome: an office or a carrier stands behind one address, a flood or a guesser too. Ranges are /24, or /48 of IPv6.
  register_ip: { name: 'register-ip', max: 200, window_seconds: HOUR },
  register_burst_range: { name: 'register-burst-range', max: 120, window_seconds: 5 * MINUTE },
  register_unconfirmed_ip: { name: 'register-unconfirmed-ip', max: 60, window_seconds: HOUR },
  register_unconfirmed_range: { name: 'register-unconfirmed-range', max: 180, window_seconds: HOUR },
  register_taken_ip: { name: 'register-taken-ip', max: 5, window_seconds: HOUR },
  register_taken_range: { name: 'register-taken-range', max: 20, window_seconds: HOUR },
  /** Who was told that an address is known, and from where; taken back when they sign in there. */
  register_taken_by: { name: 'register-taken-by', max: 1000, window_seconds: HOUR },
  forgot_ip: { name: 'forgot-ip', max: 60, window_seconds: HOUR },
  // Only links that do not exist count: 256 bits cannot be guessed, and an office confirms many.
  forgot_account: { name: 'forgot-account', max: 5, window_seconds: HOUR },
  link_token_ip: { name: 'link-token-ip', max: 60, window_seconds: HOUR },
  // Only wrong codes count, and nobody can type one without the password of the account.
  second_step_account_and_ip: { name: 'second-step-account-ip', max: 10, window_seconds: 15 * MINUTE },
  second_step_account: { name: 'second-step-account', max: 25, window_seconds: HOUR },
  second_step_ip: { name: 'second-step-ip', max: 60, window_seconds: 15 * MINUTE },
  passkey_ask_ip: { name: 'passkey-ask-ip', max: 120, window_seconds: 15 * MINUTE },
  second_factor_user: { name: 'second-factor-user', max: 20, window_seconds: 15 * MINUTE },
  password_check: { name: 'password-check', max: 10, window_seconds: 15 * MINUTE },
  verify_email_pause: { name: 'verify-email-pause', max: 1, window_seconds: MINUTE },
  verify_email_day: { name: 'verify-email-day', max: 5, window_seconds: DAY },
  phone_code_pause: { name: 'phone-code-pause', max: 1, window_seconds: MINUTE },
  phone_code_user: { name: 'phone-code-user', max: 3, window_seconds: HOUR },
  phone_code_user_day: { name: 'phone-code-user-day', max: 10, window_seconds: DAY },
  phone_code_number: { name: 'phone-code-number', max: 5, window_seconds: DAY },
  phone_code_ip: { name: 'phone-code-ip', max: 20, window_seconds: DAY },
  phone_code_everybody: { name: 'phone-code-everybody', max: 1000, window_seconds: DAY },
  company_create: { name: 'company-create', max: 10, window_seconds: DAY },
  domain_check: { name: 'domain-check', max: 60, window_seconds: HOUR },
  domain_code_pause: { name: 'domain-code-pause', max: 1, window_seconds: MINUTE },
  domain_code_company: { name: 'domain-code-company', max: 5, window_seconds: DAY },
  domain_code_user: { name: 'domain-code-user', max: 10, window_seconds: DAY },
  domain_code_address: { name: 'domain-code-address', max: 5, window_seconds: DAY },
  invite_company: { name: 'invite-company', max: 20, window_seconds: HOUR },
  invite_user: { name: 'invite-user', max: 20, window_seconds: HOUR },
  invite_address: { name: 'invite-address', max: 3, window_seconds: DAY },
  /** From all companies together that have not shown who they are, so that nobody makes many to write to one person. */
  invite_address_unverified: { name: 'invite-address-unverified', max: 5, window_seconds: DAY },
  // A link of 256 bits cannot be guessed; this only keeps a busy office apart from a machine.
  invitation_link_ip: { name: 'invitation-link-ip', max: 300, window_seconds: HOUR },
  access_request_user: { name: 'access-request-user', max: 10, window_seconds: DAY },
  access_request_invitation: { name: 'access-request-invitation', max: 3, window_seconds: DAY },
  propose_requirements: { name: 'propose-requirements', max: 60, window_seconds: HOUR },
  /** Each answer to a line asks for the match anew. */
  match_ad_user: { name: 'match-ad-user', max: 300, window_seconds: HOUR },
  ai_suggestions_user: { name: 'ai-suggestions-user', max: 30, window_seconds: HOUR },
  ai_summary_user: { name: 'ai-summary-user', max: 120, window_seconds: HOUR },
  // Far above what anybody scrolls through; a shared network gets more.
  job_list_user: { name: 'job-list-user', max: 120, window_seconds: MINUTE },
  // As quick as a program that reads page after page; more waits a minute.
  api_key: { name: 'api-key', max: 120, window_seconds: MINUTE },
  key_creation: { name: 'key-creation', max: 30, window_seconds: DAY },
  webhook_change: { name: 'webhook-change', max: 60, window_seconds: HOUR },
  webhook_test: { name: 'webhook-test', max: 60, window_seconds: HOUR },
  find_user: { name: 'find-user', max: 240, window_seconds: MINUTE },
  job_list_ip: { name: 'job-list-ip', max: 600, window_seconds: MINUTE },
  /** One address of a calendar: the quickest calendars ask every few minutes. */
  calendar_feed: { name: 'calendar-feed', max: 120, window_seconds: HOUR },
  calendar_feed_change: { name: 'calendar-feed-change', max: 30, window_seconds: DAY },
  referral_link_change: { name: 'referral-link-change', max: 60, window_seconds: DAY },
  feed_ip: { name: 'feed-ip', max: 120, window_seconds: MINUTE },
  // Drawn anew; what was drawn lately costs nothing.
  job_picture_ip: { name: 'job-picture-ip', max: 60, window_seconds: MINUTE },
  talent_list_user: { name: 'talent-list-user', max: 120, window_seconds: MINUTE },
  talent_list_user_day: { name: 'talent-list-user-day', max: 400, window_seconds: DAY },
  invite_person_user: { name: 'invite-person-user', max: 200, window_seconds: DAY },
  search_run_user: { name: 'search-run-user', max: 30, window_seconds: HOUR },
  report_user: { name: 'report-user', max: 10, window_seconds: DAY },
  apply_user: { name: 'apply-user', max: 30, window_seconds: DAY },
  /** People without an account, each of whom gets a mail. */
  add_people_user: { name: 'add-people-user', max: 200, window_seconds: DAY },
  add_people_company: { name: 'add-people-company', max: 400, window_seconds: DAY },
  read_people_user: { name: 'read-people-user', max: 300, window_seconds: HOUR },
  /** Who had a company erase them is not added to it again by anybody but themself. */
  erased_by_person: { name: 'erased-by-person', max: 1, window_seconds: 365 * DAY },
  held_card_ip: { name: 'held-card-ip', max: 120, window_seconds: HOUR },
  /** Interviews and offers, made and called off, answers, letters and first unread messages of one company to one person. */
  company_mail_person: { name: 'company-mail-person', max: 12, window_seconds: DAY },
  message_user: { name: 'message-user', max: 60, window_seconds: HOUR },
  application_preview_user: { name: 'application-preview-user', max: 120, window_seconds: HOUR },
  application_export_user: { name: 'application-export-user', max: 30, window_seconds: HOUR },
  certificate_user: { name: 'certificate-user', max: 20, window_seconds: DAY },
  certificate_check_ip: { name: 'certificate-check-ip', max: 120, window_seconds: HOUR },
  data_copy_user: { name: 'data-copy-user', max: 5, window_seconds: DAY },
  upload_user: { name: 'upload-user', max: 30, window_seconds: HOUR },
  cv_import_user: { name: 'cv-import-user', max: 30, window_seconds: HOUR },
  cv_preview_user: { name: 'cv-preview-user', max: 600, window_seconds: 5 * MINUTE },
  cv_export_user: { name: 'cv-export-user', max: 120, window_seconds: HOUR },
  cv_share_user: { name: 'cv-share-user', max: 60, window_seconds: HOUR },
  candidate_pdf_user: { name: 'candidate-pdf-user', max: 120, window_seconds: HOUR },
  shared_cv_open_ip: { name: 'shared-cv-open-ip', max: 120, window_seconds: 5 * MINUTE },
  shared_cv_password_ip: { name: 'shared-cv-password-ip', max: 10, window_seconds: 15 * MINUTE },
  // The longer somebody guesses, the longer they wait; a link as a whole is never shut.
  shared_cv_password_day: { name: 'shared-cv-password-day', max: 30, window_seconds: DAY },
  shared_cv_password_range: { name: 'shared-cv-password-range', max: 40, window_seconds: HOUR },
  shared_cv_password_link: { name: 'shared-cv-password-link', max: 50, window_seconds: HOUR },
  shared_cv_password_besieged: { name: 'shared-cv-password-besieged', max: 2, window_seconds: HOUR },
} as const satisfies Record<string, RateRule>

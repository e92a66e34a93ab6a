import { columns, type PersonalData } from '#server/platform/personal-data.ts'

const ofPerson = { column: 'user_id' } as const

/** What hangs on an application; it goes when that is anonymised, and a curated copy shows what its person may read. */
const ofApplication: PersonalData = {
  // Whom the company brought in: once the card is in their account, they read where it had them from.
  added_people: {
    exported: columns('origin origin_detail held_because told_at told_by_company taken_at created_at'),
    erased: columns(
      'application_id company_id creation_key email origin origin_detail held_because token_hash token_sealed told_at told_by_company ends_at taken_at created_at',
    ),
    pseudonymised: columns('added_by'),
  },
  application_snapshots: {
    exported: columns('content note letter_title answers declared created_at'),
    erased: columns(
      'application_id content note letter_title answers declared match engine_version vacancy_revision created_at',
    ),
  },
  application_privates: {
    exported: columns('note stories reminder_at'),
    erased: columns('application_id note stories reminder_at reminded_at'),
  },
  application_messages: {
    exported: columns('side body created_at'),
    erased: columns('id application_id side body creation_key created_at'),
    pseudonymised: columns('author_id'),
  },
  message_files: {
    exported: columns('name type created_at'),
    erased: columns('id application_id message_id name type bytes created_at'),
    pseudonymised: columns('uploader_id'),
  },
  // The team's own; access to it is asked for in person.
  application_notes: {
    erased: columns('id application_id body visibility created_at'),
    pseudonymised: columns('author_id'),
  },
  application_tasks: {
    erased: columns('id application_id title due_on done_at created_at'),
    pseudonymised: columns('assignee_id'),
  },
  interviews: {
    exported: columns('title kind starts_at timezone place message asked cancel_reason state'),
    erased: columns(
      'id application_id vacancy_id title kind duration_minutes slots starts_at timezone place message asked cancel_reason state sequence day_reminded_at hour_reminded_at created_at updated_at',
    ),
  },
  interviewers: { erased: columns('interview_id'), pseudonymised: columns('member_id') },
  offers: {
    exported: columns(
      'salary currency period payments_per_year contract start_date terms state sent_at answered_at decline_reason accepted_name',
    ),
    erased: columns(
      'id application_id salary currency period payments_per_year contract start_date expires_on expires_at terms state sent_at answered_at decline_reason exception_reason accepted_name accepted_hash created_at updated_at',
    ),
    pseudonymised: columns('created_by'),
  },
  review_requests: {
    exported: columns('reason state due_at outcome answer answered_at created_at'),
    erased: columns('id application_id state reason due_at reminded_at outcome answer answered_at created_at'),
    pseudonymised: columns('decided_by answered_by'),
  },
  scorecards: {
    erased: columns('id application_id ratings overall summary asked_at submitted_at updated_at'),
    pseudonymised: columns('member_id'),
  },
  outgoing_mails: {
    erased: columns(
      'id vacancy_id application_id kind subject body send_at state bulk_id offer_id created_at settled_at',
    ),
    pseudonymised: columns('created_by'),
  },
  application_steps: {
    pseudonymised: columns('actor_id'),
    erased: columns('detail'),
    impersonal: columns('id application_id vacancy_id kind from_stage_id to_stage_id created_at number'),
  },
}

/** What only the person sees. */
const own: PersonalData = {
  tailored_cvs: {
    of: ofPerson,
    rows_go: true,
    exported: columns('cv_id vacancy_id created_at'),
    erased: columns('cv_id user_id vacancy_id created_at'),
  },
  application_drafts: {
    of: ofPerson,
    rows_go: true,
    exported: columns('vacancy_id note is_letter answers declared updated_at'),
    erased: columns('user_id vacancy_id cv_id note is_letter answers declared referral updated_at'),
  },
  answer_files: {
    of: ofPerson,
    rows_go: true,
    exported: columns('id vacancy_id name type bytes created_at'),
    erased: columns('id user_id vacancy_id question_id application_id name type bytes created_at'),
  },
  answer_bank: {
    of: ofPerson,
    rows_go: true,
    exported: columns('question values updated_at'),
    erased: columns('user_id question values updated_at'),
  },
  external_applications: {
    of: ofPerson,
    rows_go: true,
    exported: columns('company role url applied_on state notes ad_text reminder_at created_at'),
    erased: columns(
      'id user_id company role url applied_on state notes ad_text reminder_at reminded_at created_at updated_at',
    ),
  },
  certificates: {
    of: ofPerson,
    rows_go: true,
    exported: columns('code full_name from_day to_day issued_on applications rows'),
    erased: columns('id user_id code full_name from_day to_day issued_on applications rows created_at'),
  },
}

/** How a company works. */
const ofTeam: PersonalData = {
  automations: {
    pseudonymised: columns('author_id'),
    impersonal: columns('id vacancy_id trigger action is_on stop_told_at created_at saved_at'),
  },
  automation_runs: { impersonal: columns('automation_id application_id outcome created_at') },
  bulk_works: {
    pseudonymised: columns('user_id'),
    impersonal: columns('id vacancy_id creation_key action application_ids state created_at'),
  },
  bulk_items: { impersonal: columns('bulk_id application_id outcome from_stage_id version') },
  calendar_feeds: {
    of: { column: 'member_id', in: 'members' },
    rows_go: true,
    erased: columns('member_id token_hash created_at read_at'),
  },
  // What somebody looks for may name people: it goes with whoever kept it.
  kept_lists: {
    of: { column: 'member_id', in: 'members' },
    rows_go: true,
    erased: columns('id member_id name asked is_shared created_at updated_at'),
  },
  referral_links: {
    of: { column: 'member_id', in: 'members' },
    rows_go: true,
    erased: columns('vacancy_id member_id token created_at'),
  },
  message_templates: { impersonal: columns('id company_id kind name subject body created_at updated_at') },
  pipeline_templates: { impersonal: columns('id company_id name stages created_at') },
  pipelines: { impersonal: columns('vacancy_id version created_at updated_at') },
  stages: {
    impersonal: columns('id vacancy_id position name candidate_label kind expected_days is_blind removed_at'),
  },
  vacancy_closings: {
    pseudonymised: columns('actor_id'),
    impersonal: columns('id vacancy_id reason message delay_hours created_at'),
  },
  vacancy_criteria: { impersonal: columns('vacancy_id criteria updated_at') },
}

export const hiringData: PersonalData = {
  // Counted for the company ever after, and nobody's any more.
  applications: {
    exported: columns('applied_at full_name headline cv_title'),
    erased: columns(
      'user_id cv_id full_name headline cv_title tags decision_note decision_message is_blind pseudonym wants_pool asks_pool unread_by_team unread_by_seeker creation_key',
    ),
    pseudonymised: columns('owner_member_id referred_by'),
    impersonal: columns(
      'id vacancy_id company_id state stage_id version source match_low match_high match_label match_shown missed_must engine_version unexpected_answers speaks_to_programs applied_at stage_since told_stage_id viewed_at promised_reply_at first_reply_at replied_before_hold_at last_contact_at reminded_at missed_told_at decided_at told_at decision_side decision_reason decision_depth missing_requirement_ids retention_warned_at closing_id untold_changes changed_at',
    ),
  },
  ...ofApplication,
  ...own,
  ...ofTeam,
}

CREATE TABLE "answer_bank" (
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_bank_user_id_question_pk" PRIMARY KEY("user_id","question")
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"cv_id" uuid,
	"note" text,
	"answers" jsonb NOT NULL,
	"declared" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_drafts_user_id_vacancy_id_pk" PRIMARY KEY("user_id","vacancy_id")
);
--> statement-breakpoint
CREATE TABLE "application_privates" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"note" text,
	"reminder_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "application_snapshots" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"answers" jsonb NOT NULL,
	"declared" jsonb NOT NULL,
	"match" jsonb,
	"engine_version" text,
	"vacancy_revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"from_stage_id" uuid,
	"to_stage_id" uuid,
	"detail" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"number" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"cv_id" uuid,
	"creation_key" uuid NOT NULL,
	"state" text DEFAULT 'SENDING' NOT NULL,
	"stage_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"source" text NOT NULL,
	"full_name" text NOT NULL,
	"headline" text NOT NULL,
	"cv_title" text NOT NULL,
	"match_low" integer,
	"match_high" integer,
	"match_label" text,
	"match_shown" text,
	"missed_must" integer DEFAULT 0 NOT NULL,
	"unexpected_answers" integer DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"owner_member_id" uuid,
	"unread_by_team" integer DEFAULT 0 NOT NULL,
	"unread_by_seeker" integer DEFAULT 0 NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"told_stage_id" uuid,
	"viewed_at" timestamp (3) with time zone,
	"promised_reply_at" timestamp (3) with time zone,
	"first_reply_at" timestamp (3) with time zone,
	"last_contact_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"missed_told_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"decision_side" text,
	"decision_reason" text,
	"decision_depth" text,
	"decision_note" text,
	"decision_message" text,
	"missing_requirement_ids" uuid[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_state" CHECK ("applications"."state" in ('SENDING', 'ACTIVE', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'HIRED', 'ANONYMISED')),
	CONSTRAINT "applications_rejected" CHECK ("applications"."state" <> 'REJECTED' or ("applications"."decided_at" is not null and "applications"."decision_reason" is not null)),
	CONSTRAINT "applications_tags" CHECK (cardinality("applications"."tags") <= 10)
);
--> statement-breakpoint
CREATE TABLE "external_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"url" text,
	"applied_on" date NOT NULL,
	"state" text NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviewers" (
	"interview_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "interviewers_interview_id_member_id_pk" PRIMARY KEY("interview_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"slots" timestamp (3) with time zone[] NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"timezone" text NOT NULL,
	"place" text NOT NULL,
	"message" text,
	"asked" text,
	"cancel_reason" text,
	"state" text DEFAULT 'PROPOSED' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"day_reminded_at" timestamp (3) with time zone,
	"hour_reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interviews_state" CHECK ("interviews"."state" in ('PROPOSED', 'RESCHEDULE_ASKED', 'SCHEDULED', 'DONE', 'NO_SHOW', 'CANCELLED')),
	CONSTRAINT "interviews_scheduled" CHECK ("interviews"."state" <> 'SCHEDULED' or "interviews"."starts_at" is not null),
	CONSTRAINT "interviews_slots" CHECK (cardinality("interviews"."slots") between 2 and 8)
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"side" text NOT NULL,
	"body" text NOT NULL,
	"creation_key" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_messages_side" CHECK ("application_messages"."side" in ('TEAM', 'SEEKER'))
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"uploader_id" uuid NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_notes_visibility" CHECK ("application_notes"."visibility" in ('TEAM', 'PRIVATE_LEADS'))
);
--> statement-breakpoint
CREATE TABLE "application_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"assignee_id" uuid,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"created_by" uuid,
	"salary" bigint NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"contract" text NOT NULL,
	"start_date" date NOT NULL,
	"expires_on" date NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"terms" text,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"decline_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN_BY_COMPANY'))
);
--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"bulk_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"from_stage_id" uuid,
	"version" integer
);
--> statement-breakpoint
CREATE TABLE "bulk_works" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"creation_key" uuid NOT NULL,
	"action" jsonb NOT NULL,
	"application_ids" uuid[] NOT NULL,
	"state" text DEFAULT 'RUNNING' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bulk_works_state" CHECK ("bulk_works"."state" in ('RUNNING', 'DONE', 'UNDONE'))
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"bulk_id" uuid,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "outgoing_mails_state" CHECK ("outgoing_mails"."state" in ('QUEUED', 'SENT', 'CANCELLED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "pipeline_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"stages" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pipelines" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"candidate_label" text NOT NULL,
	"kind" text NOT NULL,
	"expected_days" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "stages_kind" CHECK ("stages"."kind" in ('NEW', 'SCREENING', 'TEST', 'INTERVIEW', 'REFERENCES', 'OFFER', 'HIRED'))
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"ratings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"overall" text,
	"summary" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_criteria" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"criteria" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_bank" ADD CONSTRAINT "answer_bank_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_privates" ADD CONSTRAINT "application_privates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_member_id_members_id_fk" FOREIGN KEY ("owner_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_applications" ADD CONSTRAINT "external_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_application_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."application_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_assignee_id_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_bulk_id_bulk_works_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_works" ADD CONSTRAINT "bulk_works_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_works" ADD CONSTRAINT "bulk_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_bulk_id_bulk_works_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_works"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipeline_templates" ADD CONSTRAINT "pipeline_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pipelines" ADD CONSTRAINT "pipelines_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_vacancy_id_pipelines_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."pipelines"("vacancy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_criteria" ADD CONSTRAINT "vacancy_criteria_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_vacancy_idx" ON "application_drafts" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "application_drafts_cv_idx" ON "application_drafts" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "application_privates_reminder_idx" ON "application_privates" USING btree ("reminder_at") WHERE "application_privates"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "application_steps_application_idx" ON "application_steps" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_steps_vacancy_idx" ON "application_steps" USING btree ("vacancy_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open_key" ON "applications" USING btree ("vacancy_id","user_id") WHERE "applications"."state" in ('SENDING', 'ACTIVE', 'ON_HOLD');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_creation_key" ON "applications" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE INDEX "applications_vacancy_idx" ON "applications" USING btree ("vacancy_id","state","applied_at","id");--> statement-breakpoint
CREATE INDEX "applications_changes_idx" ON "applications" USING btree ("vacancy_id","changed_at");--> statement-breakpoint
CREATE INDEX "applications_user_idx" ON "applications" USING btree ("user_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "applications_stage_idx" ON "applications" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "applications_company_user_idx" ON "applications" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "applications_cv_idx" ON "applications" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "applications_owner_idx" ON "applications" USING btree ("owner_member_id");--> statement-breakpoint
CREATE INDEX "applications_sending_idx" ON "applications" USING btree ("applied_at") WHERE "applications"."state" = 'SENDING';--> statement-breakpoint
CREATE INDEX "applications_promised_idx" ON "applications" USING btree ("promised_reply_at") WHERE "applications"."first_reply_at" is null and "applications"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "external_applications_user_idx" ON "external_applications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviewers_member_idx" ON "interviewers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "interviews_application_idx" ON "interviews" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "interviews_vacancy_idx" ON "interviews" USING btree ("vacancy_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "interviews_due_idx" ON "interviews" USING btree ("starts_at") WHERE "interviews"."state" = 'SCHEDULED';--> statement-breakpoint
CREATE INDEX "application_messages_idx" ON "application_messages" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_messages_author_idx" ON "application_messages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_messages_creation_key" ON "application_messages" USING btree ("application_id","author_id","creation_key");--> statement-breakpoint
CREATE INDEX "message_files_application_idx" ON "message_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "message_files_message_idx" ON "message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_files_waiting_idx" ON "message_files" USING btree ("created_at") WHERE "message_files"."message_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name_key" ON "message_templates" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "application_notes_idx" ON "application_notes" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_notes_author_idx" ON "application_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "application_tasks_idx" ON "application_tasks" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_tasks_assignee_idx" ON "application_tasks" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "offers_application_idx" ON "offers" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_author_idx" ON "offers" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open_key" ON "offers" USING btree ("application_id") WHERE "offers"."state" in ('DRAFT', 'SENT');--> statement-breakpoint
CREATE INDEX "offers_due_idx" ON "offers" USING btree ("expires_at") WHERE "offers"."state" = 'SENT';--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_items_key" ON "bulk_items" USING btree ("bulk_id","application_id");--> statement-breakpoint
CREATE INDEX "bulk_items_application_idx" ON "bulk_items" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_works_creation_key" ON "bulk_works" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE INDEX "bulk_works_vacancy_idx" ON "bulk_works" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_due_idx" ON "outgoing_mails" USING btree ("send_at","id") WHERE "outgoing_mails"."state" = 'QUEUED';--> statement-breakpoint
CREATE INDEX "outgoing_mails_vacancy_idx" ON "outgoing_mails" USING btree ("vacancy_id","state","send_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_application_idx" ON "outgoing_mails" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_bulk_idx" ON "outgoing_mails" USING btree ("bulk_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_author_idx" ON "outgoing_mails" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mails_one_rejection_key" ON "outgoing_mails" USING btree ("application_id") WHERE "outgoing_mails"."kind" = 'REJECTION' and "outgoing_mails"."state" = 'QUEUED';--> statement-breakpoint
CREATE UNIQUE INDEX "pipeline_templates_name_key" ON "pipeline_templates" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "stages_vacancy_idx" ON "stages" USING btree ("vacancy_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_member_key" ON "scorecards" USING btree ("application_id","member_id");--> statement-breakpoint
CREATE INDEX "scorecards_member_idx" ON "scorecards" USING btree ("member_id");
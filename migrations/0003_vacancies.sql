CREATE TABLE "hiring_teams" (
	"vacancy_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "hiring_teams_vacancy_id_member_id_pk" PRIMARY KEY("vacancy_id","member_id"),
	CONSTRAINT "hiring_teams_role" CHECK ("hiring_teams"."role" in ('LEAD', 'MEMBER'))
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"state_reason" text,
	"review_note" text,
	"published_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"scheduled_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"moderated_revision" integer,
	"relaunched_from" uuid,
	"views" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vacancies_state" CHECK ("vacancies"."state" in ('DRAFT', 'IN_REVIEW', 'CHANGES_REQUESTED', 'PUBLISHED', 'PAUSED', 'CLOSED', 'ARCHIVED')),
	CONSTRAINT "vacancies_published" CHECK ("vacancies"."state" not in ('PUBLISHED', 'PAUSED') or ("vacancies"."published_at" is not null and "vacancies"."expires_at" is not null)),
	CONSTRAINT "vacancies_closed" CHECK ("vacancies"."state" <> 'CLOSED' or "vacancies"."closed_at" is not null),
	CONSTRAINT "vacancies_scheduled" CHECK ("vacancies"."scheduled_at" is null or "vacancies"."state" in ('DRAFT', 'CHANGES_REQUESTED', 'IN_REVIEW'))
);
--> statement-breakpoint
CREATE TABLE "vacancy_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"changes" text[] NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hiring_teams" ADD CONSTRAINT "hiring_teams_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_teams" ADD CONSTRAINT "hiring_teams_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_revisions" ADD CONSTRAINT "vacancy_revisions_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_revisions" ADD CONSTRAINT "vacancy_revisions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hiring_teams_member_idx" ON "hiring_teams" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "vacancies_company_idx" ON "vacancies" USING btree ("company_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vacancies_expiry_idx" ON "vacancies" USING btree ("expires_at") WHERE "vacancies"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "vacancies_scheduled_idx" ON "vacancies" USING btree ("scheduled_at") WHERE "vacancies"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "vacancies_published_idx" ON "vacancies" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "vacancies"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "vacancies_creator_idx" ON "vacancies" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_revisions_number_key" ON "vacancy_revisions" USING btree ("vacancy_id","number");--> statement-breakpoint
CREATE INDEX "vacancy_revisions_person_idx" ON "vacancy_revisions" USING btree ("changed_by");
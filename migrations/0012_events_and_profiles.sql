CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid,
	"actor_id" uuid,
	"person_id" uuid,
	"vacancy_id" uuid,
	"invitation_id" uuid,
	"request_id" uuid,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_facts" CHECK (jsonb_typeof("events"."facts") = 'object')
);
--> statement-breakpoint
CREATE TABLE "matching_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"cv_id" uuid,
	"vacancy_id" uuid,
	"revision" integer NOT NULL,
	"engine_version" text NOT NULL,
	"language_version" text NOT NULL,
	"facts" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"concepts" text[] NOT NULL,
	"roles" text[] NOT NULL,
	"title_vectors" "bytea" NOT NULL,
	"line_vectors" "bytea" NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matching_profiles_cv" CHECK (("matching_profiles"."kind" = 'CV') = ("matching_profiles"."cv_id" is not null)),
	CONSTRAINT "matching_profiles_vacancy" CHECK (("matching_profiles"."kind" = 'VACANCY') = ("matching_profiles"."vacancy_id" is not null)),
	CONSTRAINT "matching_profiles_kind" CHECK ("matching_profiles"."kind" in ('CV', 'VACANCY'))
);
--> statement-breakpoint
DROP TABLE "company_activity" CASCADE;--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_user_id_users_id_fk";
--> statement-breakpoint
-- Old notices were finished sentences with names; nothing of them can be kept as an event.
DELETE FROM "notifications";--> statement-breakpoint
DROP INDEX "notifications_user_event_key";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_profiles" ADD CONSTRAINT "matching_profiles_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_profiles" ADD CONSTRAINT "matching_profiles_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_company_newest_idx" ON "events" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_own_created_idx" ON "events" USING btree ("created_at") WHERE "events"."company_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "matching_profiles_cv_key" ON "matching_profiles" USING btree ("cv_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matching_profiles_vacancy_key" ON "matching_profiles" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "matching_profiles_concepts_idx" ON "matching_profiles" USING gin ("concepts");--> statement-breakpoint
CREATE INDEX "matching_profiles_roles_idx" ON "matching_profiles" USING gin ("roles");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_event_idx" ON "notifications" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_user_event_key" ON "notifications" USING btree ("user_id","event_id");--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "event";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "link_to";
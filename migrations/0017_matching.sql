CREATE TABLE "match_answers" (
	"user_id" uuid NOT NULL,
	"answer_key" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_answers_key" PRIMARY KEY("user_id","answer_key"),
	CONSTRAINT "match_answers_answer" CHECK ("match_answers"."answer" in ('SI', 'UN_POCO', 'NO'))
);
--> statement-breakpoint
CREATE TABLE "match_invitations" (
	"vacancy_id" uuid NOT NULL,
	"cv_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_invitations_key" PRIMARY KEY("vacancy_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "match_overrides" (
	"vacancy_id" uuid NOT NULL,
	"cv_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"member_id" uuid,
	"overridden_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_overrides_key" PRIMARY KEY("vacancy_id","cv_id","requirement_id"),
	CONSTRAINT "match_overrides_verdict" CHECK ("match_overrides"."verdict" in ('CUMPLE', 'PARCIAL', 'NO_CUMPLE'))
);
--> statement-breakpoint
CREATE TABLE "matching_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"profiles" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "matching_profiles_concepts_idx";--> statement-breakpoint
DROP INDEX "matching_profiles_roles_idx";--> statement-breakpoint
ALTER TABLE "matching_profiles" ADD COLUMN "terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "match_answers" ADD CONSTRAINT "match_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD CONSTRAINT "match_invitations_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD CONSTRAINT "match_invitations_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD CONSTRAINT "match_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD CONSTRAINT "match_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_overrides" ADD CONSTRAINT "match_overrides_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_overrides" ADD CONSTRAINT "match_overrides_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_overrides" ADD CONSTRAINT "match_overrides_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_invitations_cv_idx" ON "match_invitations" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "match_invitations_user_idx" ON "match_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_invitations_inviter_idx" ON "match_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "match_overrides_cv_idx" ON "match_overrides" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "match_overrides_member_idx" ON "match_overrides" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "matching_profiles_cv_terms_idx" ON "matching_profiles" USING gin ("terms") WHERE cv_id is not null;--> statement-breakpoint
CREATE INDEX "matching_profiles_vacancy_terms_idx" ON "matching_profiles" USING gin ("terms") WHERE vacancy_id is not null;--> statement-breakpoint
ALTER TABLE "matching_profiles" DROP COLUMN "concepts";--> statement-breakpoint
ALTER TABLE "matching_profiles" DROP COLUMN "roles";
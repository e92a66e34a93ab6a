CREATE TABLE "vacancy_moderations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"reasons" text[] NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"outcome" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "vacancy_moderations_outcome" CHECK ("vacancy_moderations"."outcome" in ('KEPT', 'PAUSED')),
	CONSTRAINT "vacancy_moderations_settled" CHECK (("vacancy_moderations"."outcome" is null) = ("vacancy_moderations"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "vacancy_reports" ADD COLUMN "network" "bytea";--> statement-breakpoint
ALTER TABLE "vacancy_moderations" ADD CONSTRAINT "vacancy_moderations_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_moderations" ADD CONSTRAINT "vacancy_moderations_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_moderations_open_key" ON "vacancy_moderations" USING btree ("vacancy_id") WHERE "vacancy_moderations"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "vacancy_moderations_vacancy_idx" ON "vacancy_moderations" USING btree ("vacancy_id","settled_at");--> statement-breakpoint
CREATE INDEX "vacancy_moderations_answered_by_idx" ON "vacancy_moderations" USING btree ("answered_by");
CREATE TABLE "match_read_ahead" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cv_id" uuid,
	"vacancy_id" uuid,
	"ready_at" timestamp (3) with time zone NOT NULL,
	"pairs_left" integer NOT NULL,
	"tells_at" timestamp (3) with time zone,
	"taken_until" timestamp (3) with time zone,
	CONSTRAINT "match_read_ahead_one" CHECK (num_nonnulls("match_read_ahead"."cv_id", "match_read_ahead"."vacancy_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "match_verdicts" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "match_verdicts" ADD COLUMN "engine_version" text;--> statement-breakpoint
ALTER TABLE "match_read_ahead" ADD CONSTRAINT "match_read_ahead_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_read_ahead" ADD CONSTRAINT "match_read_ahead_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "match_read_ahead_cv_key" ON "match_read_ahead" USING btree ("cv_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_read_ahead_vacancy_key" ON "match_read_ahead" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "match_read_ahead_ready_idx" ON "match_read_ahead" USING btree ("ready_at");
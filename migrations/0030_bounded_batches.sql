CREATE TABLE "vacancy_closings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"delay_hours" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "closing_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "untold_changes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_closings" ADD CONSTRAINT "vacancy_closings_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_closings" ADD CONSTRAINT "vacancy_closings_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vacancy_closings_vacancy_idx" ON "vacancy_closings" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancy_closings_actor_idx" ON "vacancy_closings" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_closing_id_vacancy_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."vacancy_closings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_untold_idx" ON "applications" USING btree ("id") WHERE "applications"."untold_changes" <> '{}';--> statement-breakpoint
CREATE INDEX "applications_closing_idx" ON "applications" USING btree ("closing_id") WHERE "applications"."closing_id" is not null;
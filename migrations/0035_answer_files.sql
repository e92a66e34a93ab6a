CREATE TABLE "answer_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"application_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_files_person_idx" ON "answer_files" USING btree ("user_id","vacancy_id");--> statement-breakpoint
CREATE INDEX "answer_files_vacancy_idx" ON "answer_files" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "answer_files_application_idx" ON "answer_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "answer_files_waiting_idx" ON "answer_files" USING btree ("created_at") WHERE "answer_files"."application_id" is null;
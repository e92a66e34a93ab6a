CREATE TABLE "match_summaries" (
	"vacancy_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"text" text,
	"failed_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_summaries_key" PRIMARY KEY("vacancy_id","digest"),
	CONSTRAINT "match_summaries_text" CHECK (char_length("match_summaries"."text") <= 700)
);
--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "file_hides_orders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "engine_version" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "speaks_to_programs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match_summaries" ADD CONSTRAINT "match_summaries_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "matching_outlines" (
	"cv_id" uuid,
	"vacancy_id" uuid,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"terms" text NOT NULL,
	"vectors" text NOT NULL,
	"titles" integer NOT NULL,
	"line_words" json NOT NULL,
	"employers" json NOT NULL,
	CONSTRAINT "matching_outlines_one" CHECK (num_nonnulls("matching_outlines"."cv_id", "matching_outlines"."vacancy_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "matching_outlines" ADD CONSTRAINT "matching_outlines_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_outlines" ADD CONSTRAINT "matching_outlines_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "matching_outlines_cv_key" ON "matching_outlines" USING btree ("cv_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matching_outlines_vacancy_key" ON "matching_outlines" USING btree ("vacancy_id");--> statement-breakpoint
-- Whole in its row as far as a page has room: a list reads hundreds, and what is kept beside its row is fetched in pieces.
ALTER TABLE "matching_outlines" SET (toast_tuple_target = 8160);--> statement-breakpoint
-- Directions cannot be packed any smaller.
ALTER TABLE "matching_outlines" ALTER COLUMN "vectors" SET STORAGE EXTERNAL;

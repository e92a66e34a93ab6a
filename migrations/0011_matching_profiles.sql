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
ALTER TABLE "matching_profiles" ADD CONSTRAINT "matching_profiles_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_profiles" ADD CONSTRAINT "matching_profiles_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "matching_profiles_cv_key" ON "matching_profiles" USING btree ("cv_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matching_profiles_vacancy_key" ON "matching_profiles" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "matching_profiles_concepts_idx" ON "matching_profiles" USING gin ("concepts");--> statement-breakpoint
CREATE INDEX "matching_profiles_roles_idx" ON "matching_profiles" USING gin ("roles");
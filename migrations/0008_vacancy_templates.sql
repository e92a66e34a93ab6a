CREATE TABLE "vacancy_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vacancy_templates_name" CHECK (char_length("vacancy_templates"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
ALTER TABLE "vacancy_templates" ADD CONSTRAINT "vacancy_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_templates" ADD CONSTRAINT "vacancy_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_templates_name_key" ON "vacancy_templates" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "vacancy_templates_person_idx" ON "vacancy_templates" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancies_creation_key" ON "vacancies" USING btree ("company_id","created_by","creation_key");
ALTER TABLE "applied_vacancies" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "applied_vacancies" SET "is_hidden" = true FROM "applications" a WHERE a."user_id" = "applied_vacancies"."user_id" AND a."vacancy_id" = "applied_vacancies"."vacancy_id" AND a."is_blind";

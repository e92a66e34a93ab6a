ALTER TABLE "vacancies" ADD COLUMN "pending_document" jsonb;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "pending_saves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "live_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_pending" CHECK ("vacancies"."pending_document" is null or "vacancies"."published_at" is not null);
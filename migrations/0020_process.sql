ALTER TABLE "automations" ADD COLUMN "stop_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "process_steps" jsonb;
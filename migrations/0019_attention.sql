ALTER TABLE "vacancies" ADD COLUMN "promise_missed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "neglect_warnings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "open_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "vacancies_promise_idx" ON "vacancies" USING btree ("id") WHERE "vacancies"."promise_missed_at" is not null;
ALTER TABLE "external_applications" ADD COLUMN "ad_text" text;--> statement-breakpoint
ALTER TABLE "external_applications" ADD COLUMN "reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "external_applications" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "external_applications_reminder_idx" ON "external_applications" USING btree ("reminder_at") WHERE "external_applications"."reminded_at" is null;
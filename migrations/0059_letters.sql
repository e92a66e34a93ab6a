ALTER TABLE "application_drafts" ADD COLUMN "is_letter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "letter_title" text;
ALTER TABLE "applications" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "pseudonym" text DEFAULT upper(left(gen_random_uuid()::text, 5)) NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "wants_pool" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;
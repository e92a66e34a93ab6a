ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unused_warned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_unused_idx" ON "users" USING btree (coalesce("last_seen_at", "created_at")) WHERE "users"."status" = 'ACTIVE';
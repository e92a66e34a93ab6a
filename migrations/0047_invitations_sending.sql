ALTER TABLE "match_invitations" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD COLUMN "leaves_at" timestamp (3) with time zone;
-- Sentences that were stored whole cannot be told apart again into kinds, ids and facts, and nobody uses the product yet: what was told before goes.
DELETE FROM "notifications";
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid,
	"actor_id" uuid,
	"person_id" uuid,
	"vacancy_id" uuid,
	"invitation_id" uuid,
	"request_id" uuid,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_facts" CHECK (jsonb_typeof("events"."facts") = 'object')
);
--> statement-breakpoint
ALTER TABLE "company_activity" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "company_activity" CASCADE;--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "notifications_user_event_key";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event_id" uuid NOT NULL;--> statement-breakpoint
CREATE INDEX "events_company_newest_idx" ON "events" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_own_created_idx" ON "events" USING btree ("created_at") WHERE "events"."company_id" is null;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_event_idx" ON "notifications" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_user_event_key" ON "notifications" USING btree ("user_id","event_id");--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "event";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "link_to";
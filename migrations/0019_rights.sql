CREATE TABLE "talent_consents" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "talent_consents_key" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" uuid NOT NULL,
	"state" text DEFAULT 'RUNNING' NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"file_id" uuid,
	"bytes" integer,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_copies_state" CHECK ("data_copies"."state" in ('RUNNING', 'READY', 'FAILED')),
	CONSTRAINT "data_copies_ready" CHECK (("data_copies"."state" = 'READY') = ("data_copies"."file_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "link_tokens" DROP CONSTRAINT "link_tokens_kind";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_status";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "retention_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talent_consents" ADD CONSTRAINT "talent_consents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_consents" ADD CONSTRAINT "talent_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_consents_company_idx" ON "talent_consents" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "talent_consents_until_idx" ON "talent_consents" USING btree ("until");--> statement-breakpoint
CREATE INDEX "data_copies_expiry_idx" ON "data_copies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_deletion_due_idx" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_ended_idx" ON "applications" USING btree ("decided_at") WHERE "applications"."state" in ('REJECTED', 'WITHDRAWN', 'HIRED');--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_kind" CHECK ("link_tokens"."kind" in ('RESET_PASSWORD', 'VERIFY_EMAIL', 'UNDO_EMAIL_CHANGE', 'KEEP_ACCOUNT'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deletion_due" CHECK (("users"."status" = 'DELETION_SCHEDULED') = ("users"."deletion_due_at" is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_status" CHECK ("users"."status" in ('ACTIVE', 'SUSPENDED', 'DELETION_SCHEDULED', 'DELETED'));
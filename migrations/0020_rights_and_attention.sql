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
DROP INDEX "invoices_payment_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "automations" ADD COLUMN "stop_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "process_steps" jsonb;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "promise_missed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "neglect_warnings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "open_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_copies_expiry_idx" ON "data_copies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_deletion_due_idx" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sale_key" ON "invoices" USING btree ("payment_id") WHERE "invoices"."kind" = 'NORMAL';--> statement-breakpoint
CREATE INDEX "invoices_payment_idx" ON "invoices" USING btree ("payment_id","kind");--> statement-breakpoint
CREATE INDEX "vacancies_promise_idx" ON "vacancies" USING btree ("id") WHERE "vacancies"."promise_missed_at" is not null;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_kind" CHECK ("link_tokens"."kind" in ('RESET_PASSWORD', 'VERIFY_EMAIL', 'UNDO_EMAIL_CHANGE', 'KEEP_ACCOUNT'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deletion_due" CHECK (("users"."status" = 'DELETION_SCHEDULED') = ("users"."deletion_due_at" is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_status" CHECK ("users"."status" in ('ACTIVE', 'SUSPENDED', 'DELETION_SCHEDULED', 'DELETED'));
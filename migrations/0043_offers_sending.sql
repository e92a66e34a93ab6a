ALTER TABLE "offers" ADD COLUMN "payments_per_year" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "exception_reason" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "accepted_name" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "accepted_hash" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_offer_idx" ON "outgoing_mails" USING btree ("offer_id");
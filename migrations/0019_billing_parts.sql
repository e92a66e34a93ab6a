DROP INDEX "invoices_payment_key";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_ref" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sale_key" ON "invoices" USING btree ("payment_id") WHERE "invoices"."kind" = 'NORMAL';--> statement-breakpoint
CREATE INDEX "invoices_payment_idx" ON "invoices" USING btree ("payment_id","kind");
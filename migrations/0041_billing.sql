ALTER TABLE "invoices" ADD COLUMN "tax_rule" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "period_from" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "period_to" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tax_rule" text;
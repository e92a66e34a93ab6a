ALTER TABLE "companies" ADD COLUMN "proved_domain" text;--> statement-breakpoint
CREATE INDEX "companies_proved_domain_idx" ON "companies" USING btree ("proved_domain");
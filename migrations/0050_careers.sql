ALTER TABLE "companies" ADD COLUMN "color_back" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "color_front" text;
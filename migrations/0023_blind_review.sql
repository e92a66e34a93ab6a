ALTER TABLE "cvs" DROP CONSTRAINT "cvs_template";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "pseudonym" text DEFAULT upper(left(gen_random_uuid()::text, 5)) NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "wants_pool" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_template" CHECK ("cvs"."template" in ('ESENCIAL', 'CLASICO', 'LATERAL', 'MODERNO', 'COMPACTO', 'EUROPEO'));
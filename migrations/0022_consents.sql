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
ALTER TABLE "applications" ADD COLUMN "retention_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "talent_consents" ADD CONSTRAINT "talent_consents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_consents" ADD CONSTRAINT "talent_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_consents_company_idx" ON "talent_consents" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "talent_consents_until_idx" ON "talent_consents" USING btree ("until");--> statement-breakpoint
CREATE INDEX "applications_ended_idx" ON "applications" USING btree ("decided_at") WHERE "applications"."state" in ('REJECTED', 'WITHDRAWN', 'HIRED');
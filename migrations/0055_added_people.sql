CREATE TABLE "added_people" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"creation_key" uuid NOT NULL,
	"added_by" uuid,
	"email" text,
	"origin" text NOT NULL,
	"origin_detail" text NOT NULL,
	"held_because" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"token_sealed" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"told_by_company" boolean DEFAULT false NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "added_people" ADD CONSTRAINT "added_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_people" ADD CONSTRAINT "added_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_people" ADD CONSTRAINT "added_people_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "added_people_creation_key" ON "added_people" USING btree ("company_id","creation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "added_people_token_hash_key" ON "added_people" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "added_people_added_by_idx" ON "added_people" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "added_people_ends_idx" ON "added_people" USING btree ("ends_at") WHERE "added_people"."ends_at" is not null;
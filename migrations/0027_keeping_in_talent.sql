CREATE TABLE "talent_asks" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "talent_asks_key" PRIMARY KEY("user_id","company_id"),
	CONSTRAINT "talent_asks_answer" CHECK ("talent_asks"."answer" in ('SI', 'NO')),
	CONSTRAINT "talent_asks_answered" CHECK (("talent_asks"."answer" is null) = ("talent_asks"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "asks_pool" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_asks" ADD CONSTRAINT "talent_asks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_asks" ADD CONSTRAINT "talent_asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_asks" ADD CONSTRAINT "talent_asks_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_asks_company_idx" ON "talent_asks" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "talent_asks_asker_idx" ON "talent_asks" USING btree ("asked_by");
CREATE TABLE "referral_links" (
	"vacancy_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_links_vacancy_id_member_id_pk" PRIMARY KEY("vacancy_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD COLUMN "referral" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "referred_by" uuid;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_token_key" ON "referral_links" USING btree ("token");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_referred_by_members_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_referred_idx" ON "applications" USING btree ("referred_by","vacancy_id") WHERE "applications"."referred_by" is not null;
CREATE TABLE "review_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"outcome" text,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_requests_state" CHECK ("review_requests"."state" in ('OPEN', 'OVERDUE', 'ANSWERED')),
	CONSTRAINT "review_requests_answered" CHECK (("review_requests"."state" = 'ANSWERED') = ("review_requests"."outcome" is not null))
);
--> statement-breakpoint
CREATE TABLE "applied_vacancies" (
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applied_vacancies_key" PRIMARY KEY("user_id","vacancy_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_vacancies" ADD CONSTRAINT "applied_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_vacancies" ADD CONSTRAINT "applied_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_requests_application_key" ON "review_requests" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "review_requests_decider_idx" ON "review_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "review_requests_answerer_idx" ON "review_requests" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "review_requests_due_idx" ON "review_requests" USING btree ("due_at") WHERE "review_requests"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "applied_vacancies_vacancy_idx" ON "applied_vacancies" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "notifications_unmailed_idx" ON "notifications" USING btree ("user_id","created_at") WHERE not "notifications"."is_read" and "notifications"."mailed_at" is null;
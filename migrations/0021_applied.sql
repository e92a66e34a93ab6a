CREATE TABLE "applied_vacancies" (
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applied_vacancies_key" PRIMARY KEY("user_id","vacancy_id")
);
--> statement-breakpoint
ALTER TABLE "applied_vacancies" ADD CONSTRAINT "applied_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_vacancies" ADD CONSTRAINT "applied_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applied_vacancies_vacancy_idx" ON "applied_vacancies" USING btree ("vacancy_id");
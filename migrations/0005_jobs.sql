CREATE TABLE "hidden_vacancies" (
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_vacancies_key" PRIMARY KEY("user_id","vacancy_id"),
	CONSTRAINT "hidden_vacancies_reason" CHECK ("hidden_vacancies"."reason" in ('SALARIO', 'UBICACION', 'EMPRESA', 'REQUISITOS', 'YA_POSTULE', 'OTRO'))
);
--> statement-breakpoint
CREATE TABLE "saved_vacancies" (
	"user_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_vacancies_key" PRIMARY KEY("user_id","vacancy_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"details" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "vacancy_reports_reason" CHECK ("vacancy_reports"."reason" in ('ESTAFA', 'PIDE_DINERO', 'DATOS_FALSOS', 'DISCRIMINATORIA', 'DUPLICADA', 'OTRA'))
);
--> statement-breakpoint
CREATE TABLE "vacancy_search" (
	"vacancy_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"salary_max" bigint NOT NULL,
	"reply_days" smallint,
	"accepts_no_experience" boolean NOT NULL,
	"modality" text NOT NULL,
	"contract" text NOT NULL,
	"working_day" text NOT NULL,
	"seniority" text NOT NULL,
	"role_family" text NOT NULL,
	"facets" text NOT NULL,
	"role_id" text,
	"places" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"company_key" text NOT NULL,
	"company_domain" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"rules_version" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_views" (
	"vacancy_id" uuid NOT NULL,
	"viewer" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vacancy_views_key" PRIMARY KEY("vacancy_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"words" "tsquery",
	"conditions" jsonb NOT NULL,
	"rules_version" smallint NOT NULL,
	"frequency" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"paused" boolean NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"last_notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_searches_frequency" CHECK ("saved_searches"."frequency" in ('INSTANT', 'DAILY', 'WEEKLY', 'OFF'))
);
--> statement-breakpoint
CREATE TABLE "told_vacancies" (
	"search_id" uuid NOT NULL,
	"vacancy_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_vacancies_key" PRIMARY KEY("search_id","vacancy_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_vacancies" ADD CONSTRAINT "hidden_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_vacancies" ADD CONSTRAINT "hidden_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vacancies" ADD CONSTRAINT "saved_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_reports" ADD CONSTRAINT "vacancy_reports_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_reports" ADD CONSTRAINT "vacancy_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_search" ADD CONSTRAINT "vacancy_search_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_search" ADD CONSTRAINT "vacancy_search_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_views" ADD CONSTRAINT "vacancy_views_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_vacancies" ADD CONSTRAINT "told_vacancies_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_vacancies" ADD CONSTRAINT "told_vacancies_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_vacancies_vacancy_idx" ON "hidden_vacancies" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "saved_vacancies_newest_idx" ON "saved_vacancies" USING btree ("user_id","created_at","vacancy_id");--> statement-breakpoint
CREATE INDEX "saved_vacancies_vacancy_idx" ON "saved_vacancies" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_reports_person_key" ON "vacancy_reports" USING btree ("vacancy_id","user_id");--> statement-breakpoint
CREATE INDEX "vacancy_reports_person_idx" ON "vacancy_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vacancy_search_words_idx" ON "vacancy_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "vacancy_search_places_idx" ON "vacancy_search" USING gin ("places") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "vacancy_search_languages_idx" ON "vacancy_search" USING gin ("languages") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "vacancy_search_newest_idx" ON "vacancy_search" USING btree ("published_at","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancy_search_salary_idx" ON "vacancy_search" USING btree ("salary_max","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancy_search_closing_idx" ON "vacancy_search" USING btree ("expires_at","vacancy_id");--> statement-breakpoint
CREATE INDEX "vacancy_search_facets_idx" ON "vacancy_search" USING btree ("facets","expires_at");--> statement-breakpoint
CREATE INDEX "vacancy_search_family_idx" ON "vacancy_search" USING btree ("role_family","published_at");--> statement-breakpoint
CREATE INDEX "vacancy_search_role_idx" ON "vacancy_search" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "vacancy_search_company_idx" ON "vacancy_search" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "vacancy_search_rules_idx" ON "vacancy_search" USING btree ("rules_version");--> statement-breakpoint
CREATE INDEX "vacancy_views_created_idx" ON "vacancy_views" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_user_idx" ON "saved_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_due_idx" ON "saved_searches" USING btree ("next_run_at") WHERE "saved_searches"."next_run_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_instant_idx" ON "saved_searches" USING btree ("id") WHERE "saved_searches"."frequency" = 'INSTANT' and not "saved_searches"."paused";--> statement-breakpoint
CREATE INDEX "saved_searches_rules_idx" ON "saved_searches" USING btree ("rules_version");--> statement-breakpoint
CREATE INDEX "told_vacancies_vacancy_idx" ON "told_vacancies" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "told_vacancies_told_idx" ON "told_vacancies" USING btree ("told_at");
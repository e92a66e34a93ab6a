CREATE TABLE "billing_buyers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"buyer" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"rectifies_id" uuid,
	"issuer" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"concept" text NOT NULL,
	"base" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('NORMAL', 'RECTIFICATIVA')),
	CONSTRAINT "invoices_rectifies" CHECK (("invoices"."kind" = 'RECTIFICATIVA') = ("invoices"."rectifies_id" is not null)),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total" = "invoices"."base" + "invoices"."tax")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"news" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"result" text
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"company_id" uuid NOT NULL,
	"creation_key" uuid NOT NULL,
	"created_by" uuid,
	"plan_code" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer NOT NULL,
	"base" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"status_detail" text,
	"waiting_vacancy_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amounts" CHECK ("payments"."base" = "payments"."price" - "payments"."discount" and "payments"."base" >= 0),
	CONSTRAINT "payments_total" CHECK ("payments"."total" = "payments"."base" + "payments"."tax" and "payments"."tax" >= 0),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('CREATED', 'PENDING', 'REJECTED', 'CANCELLED', 'EXPIRED', 'APPROVED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGEBACK'))
);
--> statement-breakpoint
CREATE TABLE "plan_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"plan_code" text NOT NULL,
	"active_vacancies" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	CONSTRAINT "plan_credits_period" CHECK ("plan_credits"."starts_at" < "plan_credits"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"plan_code" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "plan_prices_key" PRIMARY KEY("plan_code","currency"),
	CONSTRAINT "plan_prices_amount" CHECK ("plan_prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"position" integer NOT NULL,
	"active_vacancies" integer NOT NULL,
	"duration_days" integer NOT NULL,
	"invites_month" integer NOT NULL,
	CONSTRAINT "plans_code" CHECK ("plans"."code" in ('GRATIS', 'EQUIPO', 'EMPRESA', 'SUELTA')),
	CONSTRAINT "plans_limits" CHECK ("plans"."active_vacancies" >= 1 and "plans"."duration_days" >= 1)
);
--> statement-breakpoint
ALTER TABLE "billing_buyers" ADD CONSTRAINT "billing_buyers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_code_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."plans"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_credits" ADD CONSTRAINT "plan_credits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_credits" ADD CONSTRAINT "plan_credits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_credits" ADD CONSTRAINT "plan_credits_plan_code_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."plans"("code") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_code_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."plans"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" USING btree ("series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_payment_key" ON "invoices" USING btree ("payment_id","kind");--> statement-breakpoint
CREATE INDEX "invoices_company_idx" ON "invoices" USING btree ("company_id","issued_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_key" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_reference_idx" ON "payment_events" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_events_open_idx" ON "payment_events" USING btree ("id") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_key" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_creation_key" ON "payments" USING btree ("company_id","creation_key");--> statement-breakpoint
CREATE INDEX "payments_company_idx" ON "payments" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_open_idx" ON "payments" USING btree ("id") WHERE "payments"."state" in ('CREATED', 'PENDING');--> statement-breakpoint
CREATE UNIQUE INDEX "plan_credits_payment_key" ON "plan_credits" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "plan_credits_company_idx" ON "plan_credits" USING btree ("company_id","ends_at");--> statement-breakpoint
CREATE INDEX "plan_credits_end_idx" ON "plan_credits" USING btree ("ends_at") WHERE "plan_credits"."ended_at" is null;
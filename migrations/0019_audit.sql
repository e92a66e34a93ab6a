CREATE TABLE "audit_pending" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"row_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"row_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_seals_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_row_key" ON "audit_seals" USING btree ("source","row_id");--> statement-breakpoint
CREATE FUNCTION "audit_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_pending (company_id, source, row_id)
	SELECT company_id, 'EVENT', id FROM added WHERE company_id IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "audit_steps"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_pending (company_id, source, row_id)
	SELECT v.company_id, 'STEP', a.id FROM added a JOIN vacancies v ON v.id = a.vacancy_id ORDER BY a.number;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_events" AFTER INSERT ON "events" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "audit_events"();
--> statement-breakpoint
CREATE TRIGGER "audit_steps" AFTER INSERT ON "application_steps" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "audit_steps"();
--> statement-breakpoint
INSERT INTO audit_pending (company_id, source, row_id)
SELECT company_id, source, id FROM (
	SELECT company_id, 'EVENT' AS source, id, created_at, 0 AS number FROM events WHERE company_id IS NOT NULL
	UNION ALL
	SELECT v.company_id, 'STEP', s.id, s.created_at, s.number FROM application_steps s JOIN vacancies v ON v.id = s.vacancy_id
) AS earlier ORDER BY created_at, number;

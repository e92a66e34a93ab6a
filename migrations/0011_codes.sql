CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"target" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_subject_id_pk" PRIMARY KEY("purpose","subject_id")
);
--> statement-breakpoint
DROP TABLE "phone_codes" CASCADE;--> statement-breakpoint
DROP TABLE "domain_codes" CASCADE;--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry_idx" ON "one_time_codes" USING btree ("expires_at");
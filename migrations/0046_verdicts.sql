CREATE TABLE "match_verdicts" (
	"cv_id" uuid NOT NULL,
	"demand" text NOT NULL,
	"cv_digest" text NOT NULL,
	"judged" jsonb NOT NULL,
	"judged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_verdicts_key" PRIMARY KEY("cv_id","demand")
);
--> statement-breakpoint
ALTER TABLE "match_verdicts" ADD CONSTRAINT "match_verdicts_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;
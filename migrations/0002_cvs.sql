CREATE TABLE "cv_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'READY_FOR_REVIEW' NOT NULL,
	"file_name" text NOT NULL,
	"proposal" jsonb NOT NULL,
	"cv_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cv_imports_state" CHECK ("cv_imports"."state" in ('READY_FOR_REVIEW', 'ACCEPTED', 'DISCARDED')),
	CONSTRAINT "cv_imports_size" CHECK (octet_length("cv_imports"."proposal"::text) <= 12000000)
);
--> statement-breakpoint
CREATE TABLE "cv_shares" (
	"cv_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"token_sealed" text NOT NULL,
	"password_hash" text,
	"expires_at" timestamp (3) with time zone,
	"show_contact" boolean NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_versions" (
	"cv_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"reason" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cv_versions_key" PRIMARY KEY("cv_id","number"),
	CONSTRAINT "cv_versions_reason" CHECK ("cv_versions"."reason" in ('AUTO', 'NAMED', 'EXPORT', 'SHARE', 'APPLY', 'RESTORE')),
	CONSTRAINT "cv_versions_named" CHECK (("cv_versions"."reason" = 'NAMED') = ("cv_versions"."name" is not null)),
	CONSTRAINT "cv_versions_size" CHECK (octet_length("cv_versions"."content"::text) <= 2000000)
);
--> statement-breakpoint
CREATE TABLE "cv_views" (
	"cv_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"viewer_id" uuid,
	"hour" timestamp (3) with time zone NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cv_views_key" PRIMARY KEY("cv_id","company_id","hour")
);
--> statement-breakpoint
CREATE TABLE "cvs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"parent_id" uuid,
	"is_base" boolean NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"title" text NOT NULL,
	"target_role" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"design" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"last_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cvs_status" CHECK ("cvs"."status" in ('ACTIVE', 'ARCHIVED')),
	CONSTRAINT "cvs_base_active" CHECK (not "cvs"."is_base" or "cvs"."status" = 'ACTIVE'),
	CONSTRAINT "cvs_language" CHECK ("cvs"."language" in ('es', 'en', 'pt')),
	CONSTRAINT "cvs_template" CHECK ("cvs"."template" in ('ESENCIAL', 'CLASICO', 'COMPACTO', 'EUROPEO')),
	CONSTRAINT "cvs_title" CHECK (char_length("cvs"."title") between 1 and 80),
	CONSTRAINT "cvs_size" CHECK (octet_length("cvs"."document"::text) <= 2000000)
);
--> statement-breakpoint
ALTER TABLE "cv_imports" ADD CONSTRAINT "cv_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_imports" ADD CONSTRAINT "cv_imports_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_shares" ADD CONSTRAINT "cv_shares_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD CONSTRAINT "cv_versions_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_views" ADD CONSTRAINT "cv_views_cv_id_cvs_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cvs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_views" ADD CONSTRAINT "cv_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_views" ADD CONSTRAINT "cv_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_parent_id_cvs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cvs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_imports_user_idx" ON "cv_imports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cv_imports_created_idx" ON "cv_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cv_imports_cv_idx" ON "cv_imports" USING btree ("cv_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cv_shares_token_hash_key" ON "cv_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "cv_versions_automatic_idx" ON "cv_versions" USING btree ("created_at") WHERE "cv_versions"."name" is null;--> statement-breakpoint
CREATE INDEX "cv_views_cv_idx" ON "cv_views" USING btree ("cv_id","viewed_at");--> statement-breakpoint
CREATE INDEX "cv_views_company_idx" ON "cv_views" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "cv_views_viewer_idx" ON "cv_views" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "cv_views_viewed_idx" ON "cv_views" USING btree ("viewed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cvs_base_key" ON "cvs" USING btree ("user_id") WHERE "cvs"."is_base";--> statement-breakpoint
CREATE INDEX "cvs_user_idx" ON "cvs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cvs_parent_idx" ON "cvs" USING btree ("parent_id");
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"legal_name" text,
	"tax_id" text,
	"tax_country" text,
	"kind" text DEFAULT 'EMPRESA' NOT NULL,
	"website" text NOT NULL,
	"domain" text NOT NULL,
	"verification" text DEFAULT 'UNVERIFIED' NOT NULL,
	"sector" text,
	"size" text,
	"founded_year" integer,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"hq_city" text,
	"description" text,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"logo_id" uuid,
	"cover_id" uuid,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"default_currency" text NOT NULL,
	"timezone" text NOT NULL,
	"retention_months" integer DEFAULT 12 NOT NULL,
	"default_reply_days" integer DEFAULT 10 NOT NULL,
	"ai_enabled" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companies_kind" CHECK ("companies"."kind" in ('EMPRESA', 'ONG', 'PUBLICA', 'EDUCACION', 'AGENCIA', 'AUTONOMO')),
	CONSTRAINT "companies_verification" CHECK ("companies"."verification" in ('UNVERIFIED', 'DOMAIN_VERIFIED', 'DOCUMENT_VERIFIED')),
	CONSTRAINT "companies_status" CHECK ("companies"."status" in ('ACTIVE', 'SUSPENDED', 'ARCHIVED')),
	CONSTRAINT "companies_retention" CHECK ("companies"."retention_months" between 3 and 24),
	CONSTRAINT "companies_reply_days" CHECK ("companies"."default_reply_days" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "company_activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_codes" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"invitation_id" uuid,
	"role" text,
	"message" text,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_requests_kind" CHECK ("access_requests"."kind" in ('DOMAIN', 'OTHER_ACCOUNT', 'NEW_INVITATION')),
	CONSTRAINT "access_requests_state" CHECK ("access_requests"."state" in ('PENDING', 'INVITED', 'DISMISSED'))
);
--> statement-breakpoint
CREATE TABLE "company_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"from_member_id" uuid NOT NULL,
	"to_member_id" uuid NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_transfers_state" CHECK ("company_transfers"."state" in ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "invitation_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"message" text,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING')),
	CONSTRAINT "invitations_state" CHECK ("invitations"."state" in ('PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"can_see_salary_expectations" boolean NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_role" CHECK ("members"."role" in ('OWNER', 'ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING')),
	CONSTRAINT "members_status" CHECK ("members"."status" in ('ACTIVE', 'SUSPENDED', 'LEFT')),
	CONSTRAINT "members_owner_active" CHECK ("members"."role" <> 'OWNER' or "members"."status" = 'ACTIVE')
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_activity" ADD CONSTRAINT "company_activity_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_activity" ADD CONSTRAINT "company_activity_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_codes" ADD CONSTRAINT "domain_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_transfers" ADD CONSTRAINT "company_transfers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_transfers" ADD CONSTRAINT "company_transfers_from_member_id_members_id_fk" FOREIGN KEY ("from_member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_transfers" ADD CONSTRAINT "company_transfers_to_member_id_members_id_fk" FOREIGN KEY ("to_member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_tokens" ADD CONSTRAINT "invitation_tokens_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_slug_key" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_creator_key" ON "companies" USING btree ("created_by","domain",lower("name")) WHERE "companies"."status" <> 'ARCHIVED';--> statement-breakpoint
CREATE UNIQUE INDEX "companies_verified_domain_key" ON "companies" USING btree ("domain") WHERE "companies"."verification" <> 'UNVERIFIED';--> statement-breakpoint
CREATE INDEX "companies_domain_idx" ON "companies" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "company_activity_newest_idx" ON "company_activity" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_activity_actor_idx" ON "company_activity" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_pending_key" ON "access_requests" USING btree ("company_id","email") WHERE "access_requests"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "access_requests_user_idx" ON "access_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_requests_invitation_idx" ON "access_requests" USING btree ("invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_transfers_pending_key" ON "company_transfers" USING btree ("company_id") WHERE "company_transfers"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "company_transfers_from_idx" ON "company_transfers" USING btree ("from_member_id");--> statement-breakpoint
CREATE INDEX "company_transfers_to_idx" ON "company_transfers" USING btree ("to_member_id");--> statement-breakpoint
CREATE INDEX "invitation_tokens_invitation_idx" ON "invitation_tokens" USING btree ("invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending_key" ON "invitations" USING btree ("company_id","email") WHERE "invitations"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "invitations_newest_idx" ON "invitations" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("email") WHERE "invitations"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "invitations_expires_idx" ON "invitations" USING btree ("expires_at") WHERE "invitations"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "invitations_invited_by_idx" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "members_company_user_key" ON "members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_one_owner_key" ON "members" USING btree ("company_id") WHERE "members"."role" = 'OWNER';--> statement-breakpoint
CREATE INDEX "members_user_idx" ON "members" USING btree ("user_id");
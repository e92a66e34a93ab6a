DROP INDEX "sessions_user_idx";--> statement-breakpoint
DROP INDEX "company_activity_newest_idx";--> statement-breakpoint
DROP INDEX "cv_imports_user_idx";--> statement-breakpoint
DROP INDEX "notifications_user_newest_idx";--> statement-breakpoint
DROP INDEX "outbox_newest_idx";--> statement-breakpoint
DROP INDEX "invitations_newest_idx";--> statement-breakpoint
DROP INDEX "vacancies_company_idx";--> statement-breakpoint
DROP INDEX "vacancies_published_idx";--> statement-breakpoint
CREATE INDEX "cvs_newest_base_idx" ON "cvs" USING btree ("updated_at","id") WHERE "cvs"."is_base";--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "company_activity_newest_idx" ON "company_activity" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cv_imports_user_idx" ON "cv_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user_newest_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_newest_idx" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invitations_newest_idx" ON "invitations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vacancies_company_idx" ON "vacancies" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "vacancies_published_idx" ON "vacancies" USING btree ("published_at","id") WHERE "vacancies"."state" = 'PUBLISHED';
DROP INDEX "search_words_trigram_idx";--> statement-breakpoint
DROP INDEX "vacancy_search_words_idx";--> statement-breakpoint
CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "vacancy_search_words_idx" ON "vacancy_search" USING gin (indexed_words("words")) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "vacancy_search" DROP COLUMN "head";
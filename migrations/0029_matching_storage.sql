-- Looking somebody up by a term visits their row and reads nothing of what is kept there: short rows, forty to a page instead of four.
ALTER TABLE "matching_profiles" SET (toast_tuple_target = 128);--> statement-breakpoint
-- Directions cannot be packed any smaller, and trying to takes most of the time of writing them.
ALTER TABLE "matching_profiles" ALTER COLUMN "title_vectors" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "matching_profiles" ALTER COLUMN "line_vectors" SET STORAGE EXTERNAL;

-- Signs of life were not kept until now: nobody's account ends for years in which nobody looked.
UPDATE "users" SET "last_seen_at" = now() WHERE "last_seen_at" IS NULL;

-- Who applied before these rows were kept reads it on the cards too.
INSERT INTO "applied_vacancies" ("user_id", "vacancy_id", "applied_at")
SELECT "user_id", "vacancy_id", max("applied_at") FROM "applications"
WHERE "user_id" IS NOT NULL
GROUP BY "user_id", "vacancy_id"
ON CONFLICT DO NOTHING;

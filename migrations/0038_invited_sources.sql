-- Whoever had been invited before they applied came by that invitation, wherever they pressed the button.
UPDATE "applications" SET "source" = 'INVITED'
FROM "match_invitations"
WHERE "match_invitations"."vacancy_id" = "applications"."vacancy_id"
  AND "match_invitations"."user_id" = "applications"."user_id"
  AND "match_invitations"."invited_at" <= "applications"."applied_at"
  AND "applications"."source" <> 'INVITED';

ALTER TABLE "files" DROP CONSTRAINT "files_owner_id_users_id_fk";

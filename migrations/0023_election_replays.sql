ALTER TABLE "elections" ADD COLUMN "is_replay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Replays that were stopped before there was this column.
UPDATE "elections" r SET "is_replay" = true
WHERE r."token" LIKE '%-replay' AND EXISTS (SELECT 1 FROM "elections" o WHERE o."token" = regexp_replace(r."token", '-replay$', ''));

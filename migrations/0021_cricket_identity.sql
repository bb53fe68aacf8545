DROP INDEX "cricket_matches_tournament";--> statement-breakpoint
DROP INDEX "cricket_matches_status";--> statement-breakpoint
DROP INDEX "cricket_matches_team_a";--> statement-breakpoint
DROP INDEX "cricket_matches_team_b";--> statement-breakpoint
DROP INDEX "cricket_teams_name_en";--> statement-breakpoint
DROP INDEX "cricket_tournaments_event";--> statement-breakpoint
ALTER TABLE "cricket_matches" ALTER COLUMN "starts_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD COLUMN "group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD COLUMN "replay_of" integer;--> statement-breakpoint
ALTER TABLE "cricket_teams" ADD COLUMN "gender" text DEFAULT 'male' NOT NULL;--> statement-breakpoint
ALTER TABLE "cricket_tournaments" ADD COLUMN "format" text DEFAULT 'oneDay' NOT NULL;--> statement-breakpoint
ALTER TABLE "cricket_tournaments" ADD COLUMN "gender" text DEFAULT 'male' NOT NULL;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD CONSTRAINT "cricket_matches_replay_of_cricket_matches_id_fk" FOREIGN KEY ("replay_of") REFERENCES "public"."cricket_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cricket_matches_replay_of" ON "cricket_matches" USING btree ("replay_of");--> statement-breakpoint
CREATE INDEX "cricket_matches_tournament" ON "cricket_matches" USING btree ("tournament_id","status","day","starts_at","id");--> statement-breakpoint
CREATE INDEX "cricket_matches_status" ON "cricket_matches" USING btree ("status","day","starts_at","id");--> statement-breakpoint
CREATE INDEX "cricket_matches_team_a" ON "cricket_matches" USING btree ("team_a_id","day");--> statement-breakpoint
CREATE INDEX "cricket_matches_team_b" ON "cricket_matches" USING btree ("team_b_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "cricket_teams_name_en" ON "cricket_teams" USING btree ("name_en","gender");--> statement-breakpoint
CREATE UNIQUE INDEX "cricket_tournaments_event" ON "cricket_tournaments" USING btree ("name_en","season","format","gender");--> statement-breakpoint
UPDATE "cricket_tournaments" SET "format" = CASE WHEN "overs" = 20 THEN 't20' WHEN "overs" >= 30 THEN 'oneDay' ELSE 'limited' END;--> statement-breakpoint
-- Files tell the day only: two in the afternoon was invented, unless an editor had planned the match.
UPDATE "cricket_matches" AS m SET "starts_at" = NULL
WHERE m."file" IS NOT NULL
  AND m."starts_at" = (m."day" + TIME '14:00') AT TIME ZONE 'Asia/Kolkata'
  AND NOT EXISTS (SELECT 1 FROM "audit_log" WHERE "action" = 'match.plan' AND "subject" = 'match:' || m."id");

ALTER TABLE "cricket_players" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cricket_teams" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cricket_tournaments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "election_candidates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "election_polls" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "elections" ADD COLUMN "headline_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "elections" ADD COLUMN "hot_seats_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "elections" ADD COLUMN "stars_version" integer DEFAULT 1 NOT NULL;
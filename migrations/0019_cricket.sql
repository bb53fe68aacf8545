CREATE TABLE "cricket_innings" (
	"match_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"team_id" integer NOT NULL,
	"is_super_over" boolean DEFAULT false NOT NULL,
	"target" jsonb,
	"absent_hurt" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"penalty_before" smallint DEFAULT 0 NOT NULL,
	"penalty_after" smallint DEFAULT 0 NOT NULL,
	"miscounted" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_declared" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cricket_innings_match_id_number_pk" PRIMARY KEY("match_id","number")
);
--> statement-breakpoint
CREATE TABLE "cricket_matches" (
	"id" serial PRIMARY KEY NOT NULL,
	"tournament_id" integer NOT NULL,
	"number" smallint,
	"stage" text DEFAULT '' NOT NULL,
	"is_league" boolean DEFAULT true NOT NULL,
	"team_a_id" integer NOT NULL,
	"team_b_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"venue" text NOT NULL,
	"city" text NOT NULL,
	"overs" smallint NOT NULL,
	"status" text DEFAULT 'fixture' NOT NULL,
	"toss_team_id" integer,
	"toss_decision" text,
	"rain_rule" text,
	"outcome" jsonb,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cricket_overs" (
	"match_id" integer NOT NULL,
	"innings" smallint NOT NULL,
	"over" smallint NOT NULL,
	"balls" jsonb NOT NULL,
	CONSTRAINT "cricket_overs_match_id_innings_over_pk" PRIMARY KEY("match_id","innings","over")
);
--> statement-breakpoint
CREATE TABLE "cricket_performances" (
	"match_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"tournament_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"has_batted" boolean NOT NULL,
	"is_not_out" boolean NOT NULL,
	"runs" smallint NOT NULL,
	"balls" smallint NOT NULL,
	"fours" smallint NOT NULL,
	"sixes" smallint NOT NULL,
	"has_bowled" boolean NOT NULL,
	"balls_bowled" smallint NOT NULL,
	"maidens" smallint NOT NULL,
	"runs_conceded" smallint NOT NULL,
	"wickets" smallint NOT NULL,
	"catches" smallint NOT NULL,
	"stumpings" smallint NOT NULL,
	"run_outs" smallint NOT NULL,
	CONSTRAINT "cricket_performances_match_id_player_id_pk" PRIMARY KEY("match_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "cricket_players" (
	"id" serial PRIMARY KEY NOT NULL,
	"registry_id" text NOT NULL,
	"team_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cricket_squads" (
	"match_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"player_id" integer NOT NULL,
	CONSTRAINT "cricket_squads_match_id_player_id_pk" PRIMARY KEY("match_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "cricket_teams" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cricket_tournament_teams" (
	"tournament_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "cricket_tournament_teams_tournament_id_team_id_pk" PRIMARY KEY("tournament_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "cricket_tournaments" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"season" text NOT NULL,
	"overs" smallint NOT NULL,
	"points_win" smallint DEFAULT 2 NOT NULL,
	"points_tie" smallint DEFAULT 1 NOT NULL,
	"points_no_result" smallint DEFAULT 1 NOT NULL,
	"table_order" jsonb DEFAULT '["points","wins","netRunRate"]'::jsonb NOT NULL,
	"featured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cricket_innings" ADD CONSTRAINT "cricket_innings_match_id_cricket_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."cricket_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_innings" ADD CONSTRAINT "cricket_innings_team_id_cricket_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."cricket_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD CONSTRAINT "cricket_matches_tournament_id_cricket_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."cricket_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD CONSTRAINT "cricket_matches_team_a_id_cricket_teams_id_fk" FOREIGN KEY ("team_a_id") REFERENCES "public"."cricket_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD CONSTRAINT "cricket_matches_team_b_id_cricket_teams_id_fk" FOREIGN KEY ("team_b_id") REFERENCES "public"."cricket_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_matches" ADD CONSTRAINT "cricket_matches_toss_team_id_cricket_teams_id_fk" FOREIGN KEY ("toss_team_id") REFERENCES "public"."cricket_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_overs" ADD CONSTRAINT "cricket_overs_match_id_cricket_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."cricket_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_performances" ADD CONSTRAINT "cricket_performances_match_id_cricket_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."cricket_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_performances" ADD CONSTRAINT "cricket_performances_player_id_cricket_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."cricket_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_performances" ADD CONSTRAINT "cricket_performances_tournament_id_cricket_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."cricket_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_performances" ADD CONSTRAINT "cricket_performances_team_id_cricket_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."cricket_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_players" ADD CONSTRAINT "cricket_players_team_id_cricket_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."cricket_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_squads" ADD CONSTRAINT "cricket_squads_match_id_cricket_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."cricket_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_squads" ADD CONSTRAINT "cricket_squads_team_id_cricket_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."cricket_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_squads" ADD CONSTRAINT "cricket_squads_player_id_cricket_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."cricket_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_tournament_teams" ADD CONSTRAINT "cricket_tournament_teams_tournament_id_cricket_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."cricket_tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cricket_tournament_teams" ADD CONSTRAINT "cricket_tournament_teams_team_id_cricket_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."cricket_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cricket_matches_tournament" ON "cricket_matches" USING btree ("tournament_id","status","starts_at","id");--> statement-breakpoint
CREATE INDEX "cricket_matches_status" ON "cricket_matches" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "cricket_matches_team_a" ON "cricket_matches" USING btree ("team_a_id","starts_at");--> statement-breakpoint
CREATE INDEX "cricket_matches_team_b" ON "cricket_matches" USING btree ("team_b_id","starts_at");--> statement-breakpoint
CREATE INDEX "cricket_performances_tournament" ON "cricket_performances" USING btree ("tournament_id","player_id");--> statement-breakpoint
CREATE INDEX "cricket_performances_player" ON "cricket_performances" USING btree ("player_id","match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cricket_players_registry" ON "cricket_players" USING btree ("registry_id");--> statement-breakpoint
CREATE INDEX "cricket_players_team" ON "cricket_players" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "cricket_squads_player" ON "cricket_squads" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cricket_teams_code" ON "cricket_teams" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "cricket_teams_slug" ON "cricket_teams" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "cricket_teams_name_en" ON "cricket_teams" USING btree ("name_en");--> statement-breakpoint
CREATE INDEX "cricket_tournament_teams_team" ON "cricket_tournament_teams" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cricket_tournaments_slug" ON "cricket_tournaments" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "cricket_tournaments_event" ON "cricket_tournaments" USING btree ("name_en","season");--> statement-breakpoint
CREATE INDEX "cricket_tournaments_featured" ON "cricket_tournaments" USING btree ("featured_at","id");
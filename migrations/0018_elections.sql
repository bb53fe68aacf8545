CREATE TABLE "election_alliances" (
	"election_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"color" text NOT NULL,
	"dark_color" text NOT NULL,
	"seats_before" smallint,
	"position" smallint NOT NULL,
	CONSTRAINT "election_alliances_election_id_key_pk" PRIMARY KEY("election_id","key")
);
--> statement-breakpoint
CREATE TABLE "election_candidates" (
	"id" serial PRIMARY KEY NOT NULL,
	"election_id" integer NOT NULL,
	"seat_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"party" text NOT NULL,
	"party_name" text DEFAULT '' NOT NULL,
	"is_nota" boolean DEFAULT false NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"star_position" smallint,
	"star_note" text DEFAULT '' NOT NULL,
	"picture_key" text
);
--> statement-breakpoint
CREATE TABLE "election_news" (
	"id" serial PRIMARY KEY NOT NULL,
	"election_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"seat_id" integer,
	"is_pinned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "election_parties" (
	"election_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"short_name" text NOT NULL,
	"aliases" jsonb NOT NULL,
	"color" text NOT NULL,
	"dark_color" text NOT NULL,
	"alliance" text DEFAULT '' NOT NULL,
	"seats_before" smallint DEFAULT 0 NOT NULL,
	"share_before" smallint,
	"total_votes" bigint,
	"position" smallint NOT NULL,
	CONSTRAINT "election_parties_election_id_code_pk" PRIMARY KEY("election_id","code")
);
--> statement-breakpoint
CREATE TABLE "election_phases" (
	"election_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"poll_opens_at" timestamp with time zone NOT NULL,
	"poll_closes_at" timestamp with time zone NOT NULL,
	"notified_on" date,
	"seats" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "election_phases_election_id_number_pk" PRIMARY KEY("election_id","number")
);
--> statement-breakpoint
CREATE TABLE "election_polls" (
	"id" serial PRIMARY KEY NOT NULL,
	"election_id" integer NOT NULL,
	"kind" text NOT NULL,
	"agency" text NOT NULL,
	"expected" jsonb NOT NULL,
	"sample_size" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "election_regions" (
	"election_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"state_code" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "election_regions_election_id_key_pk" PRIMARY KEY("election_id","key")
);
--> statement-breakpoint
CREATE TABLE "election_rounds" (
	"seat_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"votes" jsonb NOT NULL,
	"source" text NOT NULL,
	"is_correction" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "election_rounds_seat_id_round_pk" PRIMARY KEY("seat_id","round")
);
--> statement-breakpoint
CREATE TABLE "election_seats" (
	"id" serial PRIMARY KEY NOT NULL,
	"election_id" integer NOT NULL,
	"state_code" text NOT NULL,
	"number" smallint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"reservation" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"phase" smallint,
	"parent_number" smallint,
	"hex_q" smallint,
	"hex_r" smallint,
	"electors" integer DEFAULT 0 NOT NULL,
	"party_before" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'awaited' NOT NULL,
	"leader_id" integer,
	"runner_up_id" integer,
	"leader_party" text DEFAULT '' NOT NULL,
	"margin" integer,
	"total_votes" integer DEFAULT 0 NOT NULL,
	"nota_votes" integer DEFAULT 0 NOT NULL,
	"candidate_count" smallint DEFAULT 0 NOT NULL,
	"round" smallint DEFAULT 0 NOT NULL,
	"rounds" smallint DEFAULT 0 NOT NULL,
	"hot_position" smallint,
	"hot_note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "election_sources" (
	"id" serial PRIMARY KEY NOT NULL,
	"election_id" integer NOT NULL,
	"name" text NOT NULL,
	"key_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "election_states" (
	"election_id" integer NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "election_states_election_id_code_pk" PRIMARY KEY("election_id","code")
);
--> statement-breakpoint
CREATE TABLE "election_tallies" (
	"election_id" integer NOT NULL,
	"scope" text NOT NULL,
	"party" text NOT NULL,
	"leading" smallint DEFAULT 0 NOT NULL,
	"won" smallint DEFAULT 0 NOT NULL,
	"votes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "election_tallies_election_id_scope_party_pk" PRIMARY KEY("election_id","scope","party")
);
--> statement-breakpoint
CREATE TABLE "elections" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"body" text NOT NULL,
	"year" smallint NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"seats" smallint NOT NULL,
	"majority" smallint NOT NULL,
	"stage" text DEFAULT 'upcoming' NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"tag_slug" text DEFAULT '' NOT NULL,
	"web_story_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"before_name" text DEFAULT '' NOT NULL,
	"counting_at" timestamp with time zone,
	"breaking_headline" text DEFAULT '' NOT NULL,
	"all_votes" bigint DEFAULT 0 NOT NULL,
	"electors" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "election_alliances" ADD CONSTRAINT "election_alliances_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_candidates" ADD CONSTRAINT "election_candidates_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_candidates" ADD CONSTRAINT "election_candidates_seat_id_election_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."election_seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_news" ADD CONSTRAINT "election_news_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_news" ADD CONSTRAINT "election_news_seat_id_election_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."election_seats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_parties" ADD CONSTRAINT "election_parties_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_phases" ADD CONSTRAINT "election_phases_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_polls" ADD CONSTRAINT "election_polls_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_regions" ADD CONSTRAINT "election_regions_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_rounds" ADD CONSTRAINT "election_rounds_seat_id_election_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."election_seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_seats" ADD CONSTRAINT "election_seats_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_sources" ADD CONSTRAINT "election_sources_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_states" ADD CONSTRAINT "election_states_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "election_tallies" ADD CONSTRAINT "election_tallies_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "election_candidates_number" ON "election_candidates" USING btree ("seat_id","number");--> statement-breakpoint
CREATE INDEX "election_candidates_votes" ON "election_candidates" USING btree ("seat_id","votes");--> statement-breakpoint
CREATE INDEX "election_candidates_star" ON "election_candidates" USING btree ("election_id","star_position");--> statement-breakpoint
CREATE INDEX "election_candidates_party" ON "election_candidates" USING btree ("election_id","party","id");--> statement-breakpoint
CREATE INDEX "election_news_at" ON "election_news" USING btree ("election_id","at");--> statement-breakpoint
CREATE INDEX "election_polls_election" ON "election_polls" USING btree ("election_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "election_seats_number" ON "election_seats" USING btree ("election_id","state_code","number");--> statement-breakpoint
CREATE UNIQUE INDEX "election_seats_slug" ON "election_seats" USING btree ("election_id","slug");--> statement-breakpoint
CREATE INDEX "election_seats_margin" ON "election_seats" USING btree ("election_id","margin");--> statement-breakpoint
CREATE INDEX "election_seats_name" ON "election_seats" USING btree ("election_id","name");--> statement-breakpoint
CREATE INDEX "election_seats_party" ON "election_seats" USING btree ("election_id","leader_party");--> statement-breakpoint
CREATE INDEX "election_seats_hot" ON "election_seats" USING btree ("election_id","hot_position");--> statement-breakpoint
CREATE UNIQUE INDEX "election_sources_key" ON "election_sources" USING btree ("key_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "election_states_slug" ON "election_states" USING btree ("election_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "elections_token" ON "elections" USING btree ("token");--> statement-breakpoint
CREATE INDEX "elections_year" ON "elections" USING btree ("year","state");
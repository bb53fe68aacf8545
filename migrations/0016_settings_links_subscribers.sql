CREATE TABLE "subscriber_count" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"subscribers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "subscribers_newest" ON "subscribers" USING btree ("asked_at","email");--> statement-breakpoint
CREATE INDEX "short_links_newest" ON "short_links" USING btree ("created_at","code");--> statement-breakpoint
CREATE INDEX "short_links_path" ON "short_links" USING btree ("path" text_pattern_ops);
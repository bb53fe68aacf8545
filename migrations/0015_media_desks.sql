ALTER TABLE "galleries" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "web_stories" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "epaper_editions_day" ON "epaper_editions" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "galleries_search" ON "galleries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "galleries_status" ON "galleries" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "videos_picture" ON "videos" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "videos_search" ON "videos" USING gin ("search");--> statement-breakpoint
CREATE INDEX "videos_status" ON "videos" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "web_stories_search" ON "web_stories" USING gin ("search");--> statement-breakpoint
CREATE INDEX "web_stories_status" ON "web_stories" USING btree ("status","id");
ALTER TABLE "galleries" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "uploaded_by_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "uploaded_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "web_stories" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_picture_key_pictures_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_picture" ON "articles" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "articles_body_pictures" ON "articles" USING gin (jsonb_path_query_array("body", '$.**.picture'));--> statement-breakpoint
CREATE INDEX "stories_working_pictures" ON "stories" USING gin ((jsonb_path_query_array("working", '$.**.picture') || jsonb_path_query_array("working", '$.pictureKey')));--> statement-breakpoint
CREATE INDEX "epaper_editions_day" ON "epaper_editions" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "galleries_cover" ON "galleries" USING btree ("cover_key");--> statement-breakpoint
CREATE INDEX "galleries_search" ON "galleries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "galleries_status" ON "galleries" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "gallery_pictures_picture" ON "gallery_pictures" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("created_at","key");--> statement-breakpoint
CREATE INDEX "pictures_of_uploader" ON "pictures" USING btree ("uploaded_by_id","created_at","key");--> statement-breakpoint
CREATE INDEX "pictures_search" ON "pictures" USING gin ("search");--> statement-breakpoint
CREATE INDEX "pictures_undescribed" ON "pictures" USING btree ("created_at","key") WHERE "pictures"."alt" = '';--> statement-breakpoint
CREATE INDEX "pictures_file" ON "pictures" USING btree ("file");--> statement-breakpoint
CREATE INDEX "videos_picture" ON "videos" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "videos_search" ON "videos" USING gin ("search");--> statement-breakpoint
CREATE INDEX "videos_status" ON "videos" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "web_stories_search" ON "web_stories" USING gin ("search");--> statement-breakpoint
CREATE INDEX "web_stories_status" ON "web_stories" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "web_stories_poster" ON "web_stories" USING btree ("poster_key");--> statement-breakpoint
CREATE INDEX "web_story_pages_picture" ON "web_story_pages" USING btree ("picture_key");
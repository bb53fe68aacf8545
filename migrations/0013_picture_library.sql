ALTER TABLE "pictures" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "uploaded_by_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "uploaded_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_picture" ON "articles" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "articles_body_pictures" ON "articles" USING gin (jsonb_path_query_array("body", '$.**.picture'));--> statement-breakpoint
CREATE INDEX "stories_working_pictures" ON "stories" USING gin ((jsonb_path_query_array("working", '$.**.picture') || jsonb_path_query_array("working", '$.pictureKey')));--> statement-breakpoint
CREATE INDEX "galleries_cover" ON "galleries" USING btree ("cover_key");--> statement-breakpoint
CREATE INDEX "gallery_pictures_picture" ON "gallery_pictures" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("created_at","key");--> statement-breakpoint
CREATE INDEX "pictures_of_uploader" ON "pictures" USING btree ("uploaded_by_id","created_at","key");--> statement-breakpoint
CREATE INDEX "pictures_search" ON "pictures" USING gin ("search");--> statement-breakpoint
CREATE INDEX "pictures_undescribed" ON "pictures" USING btree ("created_at","key") WHERE "pictures"."alt" = '';--> statement-breakpoint
CREATE INDEX "pictures_file" ON "pictures" USING btree ("file");--> statement-breakpoint
CREATE INDEX "web_stories_poster" ON "web_stories" USING btree ("poster_key");--> statement-breakpoint
CREATE INDEX "web_story_pages_picture" ON "web_story_pages" USING btree ("picture_key");
DROP INDEX "stories_working_pictures";--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "same_as" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "search_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "search_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "noindex" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "social_headline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "social_picture_key" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "canonical" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "noindex" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "dateline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "sponsor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_social_picture_key_pictures_key_fk" FOREIGN KEY ("social_picture_key") REFERENCES "public"."pictures"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_social_picture" ON "articles" USING btree ("social_picture_key");--> statement-breakpoint
CREATE INDEX "articles_unlisted" ON "articles" USING btree ("published_at") WHERE ("articles"."noindex" or "articles"."canonical" <> '');--> statement-breakpoint
CREATE INDEX "stories_working_pictures" ON "stories" USING gin ((jsonb_path_query_array("working", '$.**.picture') || jsonb_path_query_array("working", '$.pictureKey') || jsonb_path_query_array("working", '$.socialPictureKey')));--> statement-breakpoint
UPDATE "stories" SET "working" = '{"searchTitle":"","searchDescription":"","socialHeadline":"","socialPictureKey":null,"canonical":"","noindex":false,"dateline":"","sponsor":""}'::jsonb || "working" WHERE "working" IS NOT NULL;

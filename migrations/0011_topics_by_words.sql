ALTER TABLE "topics" ADD COLUMN "keys" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "topics_keys" ON "topics" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "topics_largest_tags" ON "topics" USING btree ("story_count" desc,"id") WHERE "topics"."kind" = 'tag';
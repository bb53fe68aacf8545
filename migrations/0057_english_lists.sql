-- English stories leave the lists, rankings and search of the Gujarati edition and enter lists of their own. Taken out and put back in one
-- statement, so that the triggers keep the tallies.
WITH gone AS (
  DELETE FROM "placements" USING "articles"
  WHERE "placements"."item_id" = "articles"."id" AND "placements"."kind" = 'article' AND "articles"."language" = 'en'
  RETURNING "placements"."topic_id", "placements"."published_at", "placements"."item_id", "placements"."position"
)
INSERT INTO "placements" ("topic_id", "kind", "published_at", "item_id", "position")
SELECT "topic_id", 'english-article', "published_at", "item_id", "position" FROM gone;--> statement-breakpoint
DELETE FROM "article_heat" USING "articles" WHERE "article_heat"."article_id" = "articles"."id" AND "articles"."language" = 'en';--> statement-breakpoint
DELETE FROM "search_documents" USING "articles"
WHERE "search_documents"."kind" = 'article' AND "search_documents"."item_id" = "articles"."id" AND "articles"."language" = 'en';

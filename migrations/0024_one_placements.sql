-- One table of placements and one of tallies for every kind of content; galleries, videos and web stories had their own.
DROP TRIGGER placements_added ON placements;--> statement-breakpoint
DROP TRIGGER placements_removed ON placements;--> statement-breakpoint
DROP TRIGGER placements_stay ON placements;--> statement-breakpoint
ALTER TABLE "placements" DROP CONSTRAINT "placements_article_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "placements" DROP CONSTRAINT "placements_topic_id_published_at_article_id_pk";--> statement-breakpoint
DROP INDEX "placements_article";--> statement-breakpoint
ALTER TABLE "placements" RENAME COLUMN "article_id" TO "item_id";--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "kind" text NOT NULL DEFAULT 'article';--> statement-breakpoint
ALTER TABLE "placements" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
-- Items are placed with the topics that they chose numbered in order; what only follows has no number.
INSERT INTO "placements" ("topic_id", "kind", "published_at", "item_id", "position")
SELECT p.topic_id, p.kind, p.published_at, p.gallery_id, CASE p.topic_id WHEN g.category_id THEN 0 WHEN g.city_id THEN 1 END
FROM "gallery_placements" p JOIN "galleries" g ON g.id = p.gallery_id;--> statement-breakpoint
INSERT INTO "placements" ("topic_id", "kind", "published_at", "item_id", "position")
SELECT t.id, v.kind, v.published_at, v.id, CASE t.id WHEN v.category_id THEN 0 END
FROM "videos" v JOIN "topics" c ON c.id = v.category_id
JOIN "topics" t ON t.id = v.category_id OR t.id = c.parent_id OR (t.kind = 'list' AND t.slug = 'latest')
WHERE v.status = 'published';--> statement-breakpoint
INSERT INTO "placements" ("topic_id", "kind", "published_at", "item_id", "position")
SELECT t.id, 'web-story', w.published_at, w.id, CASE t.id WHEN w.category_id THEN 0 END
FROM "web_stories" w JOIN "topics" c ON c.id = w.category_id
JOIN "topics" t ON t.id = w.category_id OR t.id = c.parent_id OR (t.kind = 'list' AND t.slug = 'latest')
WHERE w.status = 'published';--> statement-breakpoint
DROP TABLE "gallery_placements";--> statement-breakpoint
DROP TABLE "gallery_tallies";--> statement-breakpoint
DROP TABLE "video_places";--> statement-breakpoint
DROP TABLE "video_tallies";--> statement-breakpoint
DROP TABLE "web_story_tallies";--> statement-breakpoint
DROP INDEX "web_stories_newest";--> statement-breakpoint
DROP INDEX "web_stories_of_category";--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_topic_id_kind_published_at_item_id_pk" PRIMARY KEY ("topic_id", "kind", "published_at", "item_id");--> statement-breakpoint
CREATE INDEX "placements_item" ON "placements" USING btree ("item_id", "kind");--> statement-breakpoint
DROP TABLE "placement_tallies";--> statement-breakpoint
CREATE TABLE "tallies" (
	"topic_id" integer NOT NULL,
	"kind" text NOT NULL,
	"grain" text NOT NULL,
	"starts" date NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "tallies_topic_id_kind_grain_starts_pk" PRIMARY KEY("topic_id","kind","grain","starts")
);--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "tallies" ("topic_id", "kind", "grain", "starts", "items")
SELECT topic_id, kind, grain, CASE grain WHEN 'all' THEN date '0001-01-01' ELSE date_trunc(grain, published_at AT TIME ZONE 'UTC')::date END, count(*)
FROM "placements" CROSS JOIN (VALUES ('all'), ('month'), ('day')) AS grains (grain) GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE INDEX "videos_of_election" ON "videos" USING btree ("election","kind","published_at","id") WHERE "videos"."status" = 'published' AND "videos"."election" <> '';--> statement-breakpoint
-- Keeps tallies and topics.story_count (articles only) true whoever writes placements, once a statement. Both functions lock the lists'
-- rows first, in the order of their ids: two writers never wait for each other in a circle. Days and months are UTC.
CREATE OR REPLACE FUNCTION placements_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM topics WHERE id IN (SELECT topic_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO tallies (topic_id, kind, grain, starts, items)
  SELECT topic_id, kind, grain, CASE grain WHEN 'all' THEN date '0001-01-01' ELSE date_trunc(grain, published_at AT TIME ZONE 'UTC')::date END AS starts, count(*)
  FROM added CROSS JOIN (VALUES ('all'), ('month'), ('day')) AS grains (grain)
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (topic_id, kind, grain, starts) DO UPDATE SET items = tallies.items + excluded.items;
  UPDATE topics SET story_count = story_count + sums.items
  FROM (SELECT topic_id, count(*) AS items FROM added WHERE kind = 'article' GROUP BY 1) AS sums WHERE topics.id = sums.topic_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION placements_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM topics WHERE id IN (SELECT topic_id FROM removed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tallies SET items = tallies.items - sums.items
  FROM (
    SELECT topic_id, kind, grain, CASE grain WHEN 'all' THEN date '0001-01-01' ELSE date_trunc(grain, published_at AT TIME ZONE 'UTC')::date END AS starts, count(*) AS items
    FROM removed CROSS JOIN (VALUES ('all'), ('month'), ('day')) AS grains (grain)
    GROUP BY 1, 2, 3, 4
  ) AS sums
  WHERE tallies.topic_id = sums.topic_id AND tallies.kind = sums.kind AND tallies.grain = sums.grain AND tallies.starts = sums.starts;
  UPDATE topics SET story_count = story_count - sums.items
  FROM (SELECT topic_id, count(*) AS items FROM removed WHERE kind = 'article' GROUP BY 1) AS sums WHERE topics.id = sums.topic_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER placements_added AFTER INSERT ON placements REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION placements_added();--> statement-breakpoint
CREATE TRIGGER placements_removed AFTER DELETE ON placements REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION placements_removed();--> statement-breakpoint
CREATE TRIGGER placements_stay BEFORE UPDATE ON placements FOR EACH STATEMENT EXECUTE FUNCTION placements_stay();
--> statement-breakpoint
CREATE INDEX "galleries_category" ON "galleries" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "galleries_city" ON "galleries" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "web_stories_category" ON "web_stories" USING btree ("category_id");

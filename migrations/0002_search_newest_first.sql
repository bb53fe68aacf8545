DROP INDEX "article_search_newest";--> statement-breakpoint
CREATE INDEX "article_search_newest" ON "article_search" USING btree ("published_at","article_id");
--> statement-breakpoint
-- A search reads the newest stories' keys one after the other: they stay in the row, uncompressed, while they fit a page.
ALTER TABLE "article_search" ALTER COLUMN "keys" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "article_search" SET (toast_tuple_target = 8160);
--> statement-breakpoint
-- The year of publication stands among the keys (see articles/searchKeys.ts).
UPDATE "article_search" SET "keys" = "keys" || array_to_tsvector(ARRAY[to_char("published_at" AT TIME ZONE 'UTC', '"@"YYYY')]);
--> statement-breakpoint
-- Two writers could wait for each other in a circle, because an UPDATE … FROM takes its rows in no order. Both functions
-- now take the lists' rows first, in the order of their ids; who has a list's row may change its tallies.
CREATE OR REPLACE FUNCTION placements_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM topics WHERE id IN (SELECT topic_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO placement_tallies (topic_id, grain, starts, stories)
  SELECT topic_id, grain, date_trunc(grain, published_at AT TIME ZONE 'UTC')::date AS starts, count(*)
  FROM added CROSS JOIN (VALUES ('month'), ('day')) AS grains (grain)
  GROUP BY 1, 2, 3
  ON CONFLICT (topic_id, grain, starts) DO UPDATE SET stories = placement_tallies.stories + excluded.stories;
  UPDATE topics SET story_count = story_count + sums.stories
  FROM (SELECT topic_id, count(*) AS stories FROM added GROUP BY 1) AS sums WHERE topics.id = sums.topic_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION placements_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM topics WHERE id IN (SELECT topic_id FROM removed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE placement_tallies SET stories = placement_tallies.stories - sums.stories
  FROM (
    SELECT topic_id, grain, date_trunc(grain, published_at AT TIME ZONE 'UTC')::date AS starts, count(*) AS stories
    FROM removed CROSS JOIN (VALUES ('month'), ('day')) AS grains (grain)
    GROUP BY 1, 2, 3
  ) AS sums
  WHERE placement_tallies.topic_id = sums.topic_id AND placement_tallies.grain = sums.grain AND placement_tallies.starts = sums.starts;
  UPDATE topics SET story_count = story_count - sums.stories
  FROM (SELECT topic_id, count(*) AS stories FROM removed GROUP BY 1) AS sums WHERE topics.id = sums.topic_id;
  RETURN NULL;
END $$;

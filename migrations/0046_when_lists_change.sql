ALTER TABLE "tallies" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Both functions note when a list last changed, for the sitemaps. Every change that readers see takes an item out of its lists and puts it
-- back. The time of the clock, not that of the transaction: what waits for the lists' rows changes them after it began.
CREATE OR REPLACE FUNCTION placements_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM topics WHERE id IN (SELECT topic_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO tallies (topic_id, kind, grain, starts, items, changed_at)
  SELECT topic_id, kind, grain, CASE grain WHEN 'all' THEN date '0001-01-01' ELSE date_trunc(grain, published_at AT TIME ZONE 'UTC')::date END AS starts, count(*), clock_timestamp()
  FROM added CROSS JOIN (VALUES ('all'), ('month'), ('day')) AS grains (grain)
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (topic_id, kind, grain, starts) DO UPDATE SET items = tallies.items + excluded.items, changed_at = clock_timestamp();
  UPDATE topics SET story_count = story_count + sums.items
  FROM (SELECT topic_id, count(*) AS items FROM added WHERE kind = 'article' GROUP BY 1) AS sums WHERE topics.id = sums.topic_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION placements_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM id FROM topics WHERE id IN (SELECT topic_id FROM removed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tallies SET items = tallies.items - sums.items, changed_at = clock_timestamp()
  FROM (
    SELECT topic_id, kind, grain, CASE grain WHEN 'all' THEN date '0001-01-01' ELSE date_trunc(grain, published_at AT TIME ZONE 'UTC')::date END AS starts, count(*) AS items
    FROM removed CROSS JOIN (VALUES ('all'), ('month'), ('day')) AS grains (grain)
    GROUP BY 1, 2, 3, 4
  ) AS sums
  WHERE tallies.topic_id = sums.topic_id AND tallies.kind = sums.kind AND tallies.grain = sums.grain AND tallies.starts = sums.starts;
  UPDATE topics SET story_count = story_count - sums.items
  FROM (SELECT topic_id, count(*) AS items FROM removed WHERE kind = 'article' GROUP BY 1) AS sums WHERE topics.id = sums.topic_id;
  RETURN NULL;
END $$;

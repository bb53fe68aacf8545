-- Keeps topics.story_count and placement_tallies true whoever writes placements: once a statement, in a fixed order, so
-- that two writers never wait for each other in a circle. Days and months are UTC.
CREATE FUNCTION placements_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO placement_tallies (topic_id, grain, starts, stories)
  SELECT topic_id, grain, date_trunc(grain, published_at AT TIME ZONE 'UTC')::date AS starts, count(*)
  FROM added CROSS JOIN (VALUES ('month'), ('day')) AS grains (grain)
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (topic_id, grain, starts) DO UPDATE SET stories = placement_tallies.stories + excluded.stories;
  UPDATE topics SET story_count = story_count + sums.stories
  FROM (SELECT topic_id, count(*) AS stories FROM added GROUP BY 1 ORDER BY 1) AS sums WHERE topics.id = sums.topic_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION placements_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE placement_tallies SET stories = placement_tallies.stories - sums.stories
  FROM (
    SELECT topic_id, grain, date_trunc(grain, published_at AT TIME ZONE 'UTC')::date AS starts, count(*) AS stories
    FROM removed CROSS JOIN (VALUES ('month'), ('day')) AS grains (grain)
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS sums
  WHERE placement_tallies.topic_id = sums.topic_id AND placement_tallies.grain = sums.grain AND placement_tallies.starts = sums.starts;
  UPDATE topics SET story_count = story_count - sums.stories
  FROM (SELECT topic_id, count(*) AS stories FROM removed GROUP BY 1 ORDER BY 1) AS sums WHERE topics.id = sums.topic_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER placements_added AFTER INSERT ON placements REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION placements_added();
--> statement-breakpoint
CREATE TRIGGER placements_removed AFTER DELETE ON placements REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION placements_removed();
--> statement-breakpoint
-- A story that moves in time is taken out and put in again (see articles/commands.ts), never updated in place.
CREATE FUNCTION placements_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'placements are not updated: delete and insert';
END $$;
--> statement-breakpoint
CREATE TRIGGER placements_stay BEFORE UPDATE ON placements FOR EACH STATEMENT EXECUTE FUNCTION placements_stay();

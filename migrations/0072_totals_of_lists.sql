CREATE INDEX "tallies_totals" ON "tallies" USING btree ("kind","topic_id") WHERE "tallies"."grain" = 'all';

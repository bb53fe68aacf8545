-- What takes long comes first: each table is closed to writes from its first index to the end.
CREATE INDEX "comments_words" ON "comments" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(regexp_replace(lower("name" || ' ' || coalesce("subject", '') || ' ' || "text"), '(\S{200})', '\1 ', 'g'), '[\s!-/:-@\[-`{-~।]+'), '')));--> statement-breakpoint
CREATE INDEX "comments_letter_queue" ON "comments" USING btree ("state","id") WHERE "comments"."kind" = 'letter';--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree (split_part("subject", ':', 1),"id");--> statement-breakpoint
CREATE INDEX "audit_log_number" ON "audit_log" USING btree (split_part("subject", ':', 2),"id");

CREATE INDEX "article_heat_article" ON "article_heat" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "articles_city" ON "articles" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "cricket_innings_team" ON "cricket_innings" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "cricket_matches_toss" ON "cricket_matches" USING btree ("toss_team_id");--> statement-breakpoint
CREATE INDEX "cricket_performances_team" ON "cricket_performances" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "cricket_squads_team" ON "cricket_squads" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "election_news_seat" ON "election_news" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "election_sources_election" ON "election_sources" USING btree ("election_id");--> statement-breakpoint
CREATE INDEX "former_slugs_topic" ON "former_slugs" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "imported_pictures_picture" ON "imported_pictures" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "mandi_prices_grade" ON "mandi_prices" USING btree ("grade_id");--> statement-breakpoint
CREATE INDEX "mandi_prices_variety" ON "mandi_prices" USING btree ("variety_id");--> statement-breakpoint
CREATE INDEX "menu_items_parent" ON "menu_items" USING btree ("parent_id");

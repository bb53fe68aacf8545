-- The indexes of the search have abbreviations as one word now (`tokensOf.ts`): the next start writes them anew.
UPDATE "search_fills" SET "filled_to" = 0, "is_complete" = false;--> statement-breakpoint
UPDATE "classified_ads" SET "search" = ts_delete("search", '@words') WHERE "state" = 'published';

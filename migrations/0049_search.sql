-- For spelling mistakes in searches. Trusted: the owner of a database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"item_id" bigint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"title_words" smallint NOT NULL,
	"head" "tsvector" NOT NULL,
	"keys" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "search_fills" (
	"kind" text PRIMARY KEY NOT NULL,
	"filled_to" bigint DEFAULT 0 NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"loose" text NOT NULL,
	"sound" text NOT NULL,
	"skeleton" text NOT NULL
);
--> statement-breakpoint
DROP TABLE "article_search" CASCADE;--> statement-breakpoint
-- Ranking reads the heads of a few hundred rows, which stay beside the rows; the words of the texts lie outside of them, uncompressed.
ALTER TABLE "search_documents" ALTER COLUMN "head" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "keys" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("head","keys");--> statement-breakpoint
CREATE INDEX "search_documents_newest" ON "search_documents" USING btree ("published_at","kind","item_id");--> statement-breakpoint
CREATE INDEX "search_words_loose" ON "search_words" USING btree ("loose");--> statement-breakpoint
CREATE INDEX "search_words_skeleton" ON "search_words" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING gin ("sound" gin_trgm_ops);
CREATE TABLE "bookmarks" (
	"reader_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_reader_id_article_id_pk" PRIMARY KEY("reader_id","article_id")
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmarks_newest" ON "bookmarks" USING btree ("reader_id","saved_at","article_id");